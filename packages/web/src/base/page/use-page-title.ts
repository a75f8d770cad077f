import { useEffect } from 'react';

/** The window's title: the page, then the product. A more telling one, set by a screen, holds while that screen stands. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Hadir`;
  }, [title]);
}
