import { useEffect, useEffectEvent } from 'react';
import { useTerbaca } from './use-terbaca.ts';

/**
 * J and K go through a queue, A approves, T rejects, X chooses; not while something is typed or a dialog stands. What has
 * just opened is decided by no key either.
 */
export type ReviewKeys = {
  /** What is open. */
  dibuka: string | number | undefined;
  onNext: () => void;
  onPrevious: () => void;
  onApprove: () => void;
  onReject: () => void;
  onSelect: () => void;
};

const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"] *';

export function useReviewKeys({ dibuka, onNext, onPrevious, onApprove, onReject, onSelect }: ReviewKeys): void {
  const isTerbaca = useTerbaca(dibuka);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // A key that is held decides once; going on through the queue it may.
    const isHeld = event.repeat && !'jk'.includes(event.key.toLowerCase());
    if (isHeld || event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const decides = { a: onApprove, t: onReject };
    const act = { j: onNext, k: onPrevious, x: onSelect, ...(isTerbaca && decides) }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
