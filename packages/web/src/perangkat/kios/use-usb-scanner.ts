import { useEffect, useEffectEvent } from 'react';
import { MAKS_PIN } from './maks-pin.ts';

/** A scanner types far faster than a person: a longer pause begins anew. */
const JEDA_MS = 80;
/** No code is shorter; fewer a hand may press at once. */
const MIN_HURUF = 4;
const PIN = new RegExp(`^\\d{1,${MAKS_PIN}}$`);

/**
 * Hears a scanner at the USB port, which types what it reads and ends with Enter, wherever the focus is: nothing there is
 * pressed by it. While a PIN is typed, digits and Enter are that PIN.
 */
export function useUsbScanner(onRead: (teks: string) => void, isMengetik: boolean): void {
  const told = useEffectEvent(onRead);
  const isDibaca = useEffectEvent((teks: string) => teks.length >= MIN_HURUF && !(isMengetik && PIN.test(teks)));
  useEffect(() => {
    let teks = '';
    let last = 0;
    const hear = (event: KeyboardEvent) => {
      const now = event.timeStamp;
      if (now - last > JEDA_MS) teks = '';
      last = now;
      if (event.key === 'Enter' && isDibaca(teks)) {
        event.preventDefault();
        event.stopPropagation();
        told(teks);
        teks = '';
      } else if (event.key.length === 1) {
        // A space presses the button that has the focus, as Enter does.
        if (event.key === ' ' && teks !== '') event.preventDefault();
        teks += event.key;
      }
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
