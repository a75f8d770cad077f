import type { ReactNode } from 'react';
import classes from './topik-article.module.css';
import { TopikGambar } from './topik-gambar.tsx';
import type { Topik } from './topik/topik.ts';

/** How one thing is done, step by step. */
export function TopikArticle({ topik: { judul, langkah, gambar }, children }: { topik: Topik; children?: ReactNode }) {
  return (
    <article className={classes['topik']}>
      <h3>{judul}</h3>
      <ol>
        {langkah.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      {gambar && <TopikGambar nama={gambar} />}
      {children}
    </article>
  );
}
