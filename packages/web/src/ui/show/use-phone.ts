import { useSyncExternalStore } from 'react';
import { phoneQuery } from './phone-query.ts';

const subscribe = (listener: () => void) => {
  phoneQuery.addEventListener('change', listener);
  return () => phoneQuery.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone (below 768 px). */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phoneQuery.matches);
}
