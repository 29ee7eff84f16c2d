import { useEffect } from 'react';

/** Names the page in the tab: what it is first, then the product. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
