import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenSeen } from '../../kit/form/when-seen.ts';

/** A map in an element, opened when it comes onto the screen. */
export function useLazyMap<Handle extends { remove: () => void }>(open: (element: HTMLElement) => Promise<Handle>) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Handle | null>(null);
  const start = useEffectEvent(open);

  useEffect(() => {
    let isGone = false;
    let opened: Handle | undefined;
    const begin = async (into: HTMLElement) => {
      const made = await start(into);
      if (isGone) return made.remove();
      opened = made;
      setMap(made);
    };
    const into = element.current;
    const callOff = into && whenSeen(into, () => void begin(into));
    return () => {
      isGone = true;
      callOff?.();
      opened?.remove();
      setMap(null);
    };
  }, []);
  return { element, map };
}
