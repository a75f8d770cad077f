import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { Link } from '../ui/show/link.tsx';
import classes from './pantauan/pantauan.module.css';
import { sebutSebab } from './pantauan/sebut-sebab.ts';

/** Why it is listed where it is; each leads to where it is mended. */
export function SebabList({ pantauan }: { pantauan: Pantauan }) {
  if (pantauan.sebab.length === 0) return <span className={classes['redup']}>—</span>;
  return (
    <span className={classes['sebab']}>
      {pantauan.sebab.map((one) => {
        const { kata, href } = sebutSebab(pantauan, one);
        return (
          <Link key={`${one.jenis} ${one.nama}`} href={href}>
            {kata}
          </Link>
        );
      })}
    </span>
  );
}
