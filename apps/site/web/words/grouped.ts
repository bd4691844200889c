/**
 * A whole number in groups of three digits. `toLocaleString` does the same, but loads a formatter
 * at its first number, which takes longer than a stroke may.
 */
export function grouped(number: number, separator: string): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator);
}
