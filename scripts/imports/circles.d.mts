/** A shortest circle for each group of files that import each other. */
export function circlesIn(
  imports: readonly { readonly from: string; readonly to?: string | undefined }[],
): string[][];
