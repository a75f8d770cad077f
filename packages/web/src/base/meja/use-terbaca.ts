import { useEffect, useState } from 'react';

/** So long after a request has opened nobody has read it: a tap then was meant for the one before it. */
const SEKILAS_MS = 800;

/** Whether a request has been open long enough to be decided. */
export function useTerbaca(id: number): boolean {
  const [terbaca, setTerbaca] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setTerbaca(id), SEKILAS_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return terbaca === id;
}
