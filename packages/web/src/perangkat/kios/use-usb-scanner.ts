import { useEffect, useEffectEvent } from 'react';

/** A scanner types far faster than a person: a longer pause begins anew. */
const JEDA_MS = 80;
/** A card's text is far longer than any PIN. */
const MIN_HURUF = 20;

/** Hears a scanner at the USB port, which types what it reads and ends with Enter, wherever the focus is. */
export function useUsbScanner(onRead: (teks: string) => void): void {
  const told = useEffectEvent(onRead);
  useEffect(() => {
    let teks = '';
    let last = 0;
    const hear = (event: KeyboardEvent) => {
      const now = event.timeStamp;
      if (now - last > JEDA_MS) teks = '';
      last = now;
      if (event.key === 'Enter' && teks.length >= MIN_HURUF) {
        event.preventDefault();
        event.stopPropagation();
        told(teks);
        teks = '';
      } else if (event.key.length === 1) teks += event.key;
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
