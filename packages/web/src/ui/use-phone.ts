import { useSyncExternalStore } from 'react';

const query = matchMedia('(width < 48em)');

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone (below 768 px). */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
