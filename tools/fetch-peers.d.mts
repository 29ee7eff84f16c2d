export function fetchPeers(
  packages: readonly string[],
): { readonly folder: string; readonly remove: () => void } | null;
