import type { ReactNode } from 'react';
import classes from './gambar.module.css';

type Props = { label: string; tinggi?: number; children: ReactNode };

/** A drawing in the page's own colours, light, dark and printed; its words say all that it shows. */
export function Gambar({ label, tinggi = 190, children }: Props) {
  return (
    <svg className={classes['gambar']} viewBox={`0 0 320 ${tinggi}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
