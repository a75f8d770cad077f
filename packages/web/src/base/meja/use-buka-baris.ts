import { usePhone } from '../../ui/show/use-phone.ts';

type Change = (changes: { id: number; page: number }, options: { replace: boolean }) => void;

/**
 * Opens a row of a queue. On a phone Back closes what was opened over the queue; else it leaves the queue, however far one
 * has come.
 */
export function useBukaBaris({ id, page }: { id: number; page: number }, change: Change) {
  const phone = usePhone();
  return (next: number) => change({ id: next, page }, { replace: !phone || id !== 0 });
}
