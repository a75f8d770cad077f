import { useEffect, useEffectEvent } from 'react';

const open: symbol[] = [];

/** Closes the topmost layer on Escape, and only that one; a control inside that used the key itself prevents it. */
export function useEscape(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const layer = Symbol('layer');
    open.push(layer);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || open.at(-1) !== layer) return;
      // Mantine marks the controls whose open list takes the key.
      if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true')
        return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      open.splice(open.indexOf(layer), 1);
    };
  }, [opened]);
}
