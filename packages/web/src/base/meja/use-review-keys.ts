import { useEffect, useEffectEvent } from 'react';

/** J and K go through a queue, Enter or A approves, T rejects, X chooses; not while something is typed or a dialog stands. */
export type ReviewKeys = {
  onNext: () => void;
  onPrevious: () => void;
  onApprove: () => void;
  onReject: () => void;
  onSelect: () => void;
};

const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"] *';

export function useReviewKeys({ onNext, onPrevious, onApprove, onReject, onSelect }: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // A key that is held decides once; going on through the queue it may.
    const isHeld = event.repeat && !'jk'.includes(event.key.toLowerCase());
    if (isHeld || event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED)) return;
    if (document.querySelector('[role="dialog"]')) return;
    // On a button Enter is the button's own.
    if (event.key === 'Enter' && target?.closest('button, a')) return;
    const act = { j: onNext, k: onPrevious, a: onApprove, enter: onApprove, t: onReject, x: onSelect }[
      event.key.toLowerCase()
    ];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
