import { useEffect, useState } from 'react';

const GANTI_MS = 12_000;

/** Which page of so many is shown: the next each twelve seconds, and again from the first, unless it is held still. */
export function usePutaran(halaman: number, isJeda: boolean) {
  const [at, setAt] = useState(0);
  const isTurning = halaman > 1 && !isJeda;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setAt((before) => before + 1), GANTI_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { at: halaman > 0 ? at % halaman : 0, next: () => setAt((before) => before + 1) };
}
