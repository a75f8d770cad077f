import type { ReactNode } from 'react';
import { Wordmark } from '../../base/page/wordmark.tsx';
import classes from './auth-page.module.css';
import { PresensiStrip } from './presensi-strip.tsx';

type Props = { title: string; subtitle?: ReactNode; children: ReactNode };

/** The page of everything that is done before signing in: the form, and beside it what the product does. */
export function AuthPage({ title, subtitle, children }: Props) {
  return (
    <div className={classes['page']}>
      <aside className={classes['story']} aria-label="Tentang Hadir">
        <Wordmark />
        <div className={classes['words']}>
          <p className={classes['claim']}>Kehadiran tercatat, cuti terkelola, laporan siap.</p>
          <p className={classes['more']}>
            Satu tempat untuk presensi, cuti, dan jadwal kerja sekolah maupun instansi Anda.
          </p>
          <PresensiStrip />
        </div>
      </aside>
      <main id="isi" tabIndex={-1} className={classes['main']}>
        <div className={classes['form']}>
          <div className={classes['brand']}>
            <Wordmark />
          </div>
          <h1>{title}</h1>
          {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
