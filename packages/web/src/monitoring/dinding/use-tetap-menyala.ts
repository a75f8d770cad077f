import { useEffect } from 'react';

/** Keeps the screen from going dark while this is shown, where the browser can; it lets go when the page is hidden. */
export function useTetapMenyala(): void {
  useEffect(() => {
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      // Without a secure context there is none; a battery that runs low refuses it.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) await held?.release();
      else lock = held;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
