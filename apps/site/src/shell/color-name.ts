export function colorName(
  palette: readonly { readonly name?: string; readonly rgb: string }[],
  ink: number,
  _l: string,
): string {
  return palette[ink]?.name ?? palette[ink]?.rgb ?? '';
}
