import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { KODE_LIBUR, type KodeShift } from '../dasar/kode-shift.ts';
import classes from './pola.module.css';
import grid from '../dasar/roster-grid.module.css';

const TAMPAK = 14;

type Props = { siklus: PolaKerja['siklus']; shifts: readonly KodeShift[] };

/** A cycle's days in a row of letters; a long one is cut. */
export function SiklusStrip({ siklus, shifts }: Props) {
  return (
    <span className={classes['strip']}>
      <span className={classes['heard']}>
        {siklus.length} hari: {siklus.map(({ nama }) => nama ?? 'Libur').join(', ')}
      </span>
      {siklus.slice(0, TAMPAK).map(({ jadwal_id }, index) => {
        const shift = shifts.find((one) => one.jadwal_id === jadwal_id);
        return (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a day of a cycle is its place
            key={index}
            className={grid['chip']}
            data-roster
            data-tone={shift?.tone ?? 'grey'}
            aria-hidden="true"
          >
            {jadwal_id === null ? KODE_LIBUR : (shift?.kode ?? '•')}
          </span>
        );
      })}
      {siklus.length > TAMPAK && <small aria-hidden="true">+{siklus.length - TAMPAK}</small>}
    </span>
  );
}
