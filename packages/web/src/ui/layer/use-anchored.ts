import { useLayoutEffect, useRef, type RefObject } from 'react';

const GAP = 6;
const EDGE = 8;

type Options = {
  /** Which edges of the two stand above each other. */
  align: 'start' | 'end';
  /** As wide as what it belongs to. */
  matchWidth: boolean;
};

/** Keeps a floating element at its anchor: below, or above where that has more room; never outside the window. */
export function useAnchored(anchor: RefObject<HTMLElement | null>, { align, matchWidth }: Options) {
  const floating = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, target] = [floating.current, anchor.current];
    if (!element || !target) return;
    const place = () => placeAt(element, target.getBoundingClientRect(), align, matchWidth);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    sizes.observe(target);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, align, matchWidth]);
  return floating;
}

function placeAt(element: HTMLElement, target: DOMRect, align: 'start' | 'end', matchWidth: boolean) {
  if (matchWidth) element.style.width = `${target.width}px`;
  const { offsetWidth: width, offsetHeight: height } = element;
  const { clientWidth: room, clientHeight: depth } = document.documentElement;
  const below = depth - target.bottom - GAP - EDGE;
  const top = height <= below || below >= target.top ? target.bottom + GAP : target.top - GAP - height;
  const left = align === 'start' ? target.left : target.right - width;
  element.style.top = `${Math.max(EDGE, Math.min(top, depth - height - EDGE))}px`;
  element.style.left = `${Math.max(EDGE, Math.min(left, room - width - EDGE))}px`;
}
