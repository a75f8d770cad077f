import { useEffect, useRef, type ReactNode } from 'react';
import classes from './kios.module.css';

type Props = { label: string; children: ReactNode };

/** A dialog over the whole screen of a kiosk; it has the focus while it stands, so that a keyboard's Enter presses nothing behind it. */
export function Papan({ label, children }: Props) {
  const papan = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    papan.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div ref={papan} className={classes['papan']} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
