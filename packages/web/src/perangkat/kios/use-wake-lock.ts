import { useEffect } from 'react';

/** Keeps the screen on while the page is looked at, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen');
      if (gone) await lock.release();
    };
    // A battery that is nearly empty refuses: the screen then goes off as it does otherwise.
    const tryAsk = () => void ask().catch(() => undefined);
    tryAsk();
    document.addEventListener('visibilitychange', tryAsk);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', tryAsk);
      void lock?.release();
    };
  }, []);
}
