import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** However busy the browser is. */
const PALING_LAMA_MS = 2000;

/** Shows what is not the screen itself only once the screen stands and the browser has nothing to do. */
export function WhenIdle({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIdle(true));
    // Safari has no idle times to tell of.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(show);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(show, { timeout: PALING_LAMA_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle ? children : fallback;
}
