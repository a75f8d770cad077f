import { useId, useLayoutEffect } from 'react';

/**
 * Gives the focus back to what held it when a floating layer closes. Works too when the layer is mounted already open,
 * as a lazily loaded dialog is. The returned name must stand on the layer's element as `data-layer`.
 */
export function useFocusBack(opened: boolean): string {
  const layer = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      // After the closing click or key has run its course, and only if nothing else took the focus meanwhile.
      setTimeout(() => {
        const now = document.activeElement;
        const lost = !now || now === document.body || now.closest(`[data-layer="${layer}"]`) !== null;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [opened, layer]);
  return layer;
}
