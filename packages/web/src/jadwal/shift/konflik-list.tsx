import { formatTanggal } from '../../kit/format/format.ts';
import type { BarisRoster } from './baris-roster.ts';
import classes from '../dasar/roster.module.css';
import { SEBUTAN_KONFLIK } from './sebut-sel.ts';

/** The days on which something is in the way, member by member, each with all that is. */
export function KonflikList({ rows }: { rows: readonly BarisRoster[] }) {
  const found = rows.flatMap(({ user_id, nama, hari }) =>
    hari
      .filter(({ konflik }) => konflik.length > 0)
      .map(({ tanggal, konflik }) => ({ user_id, nama, tanggal, konflik })),
  );
  if (found.length === 0) return null;
  return (
    <details className={classes['conflicts']}>
      <summary>{found.length} hari perlu diperiksa</summary>
      <ul>
        {found.map(({ user_id, nama, tanggal, konflik }) => (
          <li key={`${user_id} ${tanggal}`}>
            {nama}, {formatTanggal(tanggal)}: {konflik.map((one) => SEBUTAN_KONFLIK[one]).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
