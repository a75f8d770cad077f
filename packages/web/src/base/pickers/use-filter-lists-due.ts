import { useEffect, useState } from 'react';

const PAUSE_MS = 2000;

/** Becomes true 2 seconds after the screen was opened: then its filter lists are fetched. */
export function useFilterListsDue(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return due;
}
