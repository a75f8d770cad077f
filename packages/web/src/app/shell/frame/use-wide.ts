import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 1200px)');

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide enough for the left menu to stay beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
