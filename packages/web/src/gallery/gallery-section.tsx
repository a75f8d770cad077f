import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** One card of the gallery, named by what it shows. */
export function GallerySection({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classes['section']} aria-label={title} data-wide={wide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
