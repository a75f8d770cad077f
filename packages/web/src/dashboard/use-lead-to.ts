import { useRef, type RefObject } from 'react';

/** A place on this screen, and what brings the eye and the keyboard to it. */
export function useLeadTo(): { ref: RefObject<HTMLElement | null>; lead: () => void } {
  const ref = useRef<HTMLElement>(null);
  const lead = () => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  };
  return { ref, lead };
}
