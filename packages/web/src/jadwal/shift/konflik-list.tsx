import { formatTanggal } from '../../kit/format/format.ts';
import type { BarisRoster } from './baris-roster.ts';
import classes from '../dasar/roster.module.css';
import { SEBUTAN_KONFLIK } from './sebut-sel.ts';

/** What is in the way of the month, member by member. */
export function KonflikList({ rows }: { rows: readonly BarisRoster[] }) {
  const found = rows.flatMap(({ user_id, nama, hari }) =>
    hari.flatMap(({ tanggal, konflik }) => konflik.map((one) => ({ user_id, nama, tanggal, konflik: one }))),
  );
  if (found.length === 0) return null;
  return (
    <details className={classes['conflicts']}>
      <summary>{found.length} hari perlu diperiksa</summary>
      <ul>
        {found.map(({ user_id, nama, tanggal, konflik }) => (
          <li key={`${user_id} ${tanggal} ${konflik}`}>
            {nama}, {formatTanggal(tanggal)}: {SEBUTAN_KONFLIK[konflik]}
          </li>
        ))}
      </ul>
    </details>
  );
}
