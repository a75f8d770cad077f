import { useEffect, useState } from 'react';

const DETIK_MS = 1000;

/** The moment, told anew each second. */
export function useSekarang(): Date {
  const [sekarang, setSekarang] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setSekarang(new Date()), DETIK_MS);
    return () => clearInterval(timer);
  }, []);
  return sekarang;
}
