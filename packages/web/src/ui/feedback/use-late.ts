import { useEffect, useState } from 'react';

const NOTICEABLE_MS = 200;

/** Turns true when 200 ms have passed since the component appeared: a shorter wait should not flicker. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
