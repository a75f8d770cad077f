import type { ReactNode } from 'react';
import classes from './topik-article.module.css';
import type { Topik } from './topik/topik.ts';

/** How one thing is done, step by step. */
export function TopikArticle({ topik: { judul, langkah }, children }: { topik: Topik; children?: ReactNode }) {
  return (
    <article className={classes['topik']}>
      <h3>{judul}</h3>
      <ol>
        {langkah.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      {children}
    </article>
  );
}
