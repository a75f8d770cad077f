import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import classes from './bar-list.module.css';
import { Link } from '../show/link.tsx';

type Butir = {
  kunci: string;
  teks: string;
  jumlah: number;
  /** Where what it counts is listed. */
  href?: string | undefined;
};
type Props = { butir: readonly Butir[]; /** What a whole bar stands for. */ total: number };

/** Bars beside each other, each with its number written out. */
export function BarList({ butir, total }: Props) {
  return (
    <ul className={classes['batang']}>
      {butir.map(({ kunci, teks, jumlah, href }) => (
        <li key={kunci}>
          <span className={classes['teks']}>{href ? <Link href={href}>{teks}</Link> : teks}</span>
          <span className={classes['angka']}>
            {formatAngka(jumlah)}
            {total > 0 && ` · ${formatPersen(bagianOf(jumlah, total))}`}
          </span>
          <span className={classes['alur']} aria-hidden="true">
            <span style={{ width: `${bagianOf(jumlah, total)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In percent, with one decimal; of nothing it is nothing. */
export const bagianOf = (jumlah: number, total: number): number =>
  total === 0 ? 0 : Math.round((jumlah / total) * 1000) / 10;
