import { useEffect, useState } from 'react';

/** So long after a request has opened nobody has read it: a tap or a key then was meant for the one before it. */
const SEKILAS_MS = 800;

/** Whether what is open has been so long enough to be decided; `apa` is other once something else is read there. */
export function useTerbaca(apa: string | number | undefined): boolean {
  const [terbaca, setTerbaca] = useState<string | number>();
  useEffect(() => {
    const timer = setTimeout(() => setTerbaca(apa), SEKILAS_MS);
    return () => clearTimeout(timer);
  }, [apa]);
  return apa !== undefined && terbaca === apa;
}
