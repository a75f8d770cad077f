import { indexSiklus } from '@hadir/rules/jadwal/pola/index-siklus.ts';
import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { formatHari, formatHariTanggal, formatTanggalSingkat } from '../../kit/format/format.ts';
import { weekdayOf } from '../../ui/date/calendar-days.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { ShiftChip } from '../dasar/shift-chip.tsx';
import classes from './pola.module.css';

const HARI = 28;

type Props = {
  siklus: readonly (number | null)[];
  tgl_acuan: string;
  /** The four weeks around this date. */
  sekitar: string;
  shifts: readonly KodeShift[];
};

/** The days that a cycle generates, four weeks from the Monday of a date. */
export function PolaWeeks({ siklus, tgl_acuan, sekitar, shifts }: Props) {
  const senin = addDays(sekitar, -weekdayOf(sekitar));
  return (
    <ol className={classes['weeks']} aria-label="Hari yang dihasilkan pola">
      {eachDay({ tgl_awal: senin, tgl_akhir: addDays(senin, HARI - 1) }).map((tanggal) => {
        const jadwal_id = siklus[indexSiklus({ tgl_acuan, panjang: siklus.length }, tanggal)] ?? null;
        const shift = shifts.find((one) => one.jadwal_id === jadwal_id);
        const nama = jadwal_id === null ? 'Libur' : (shift?.nama ?? 'Shift');
        return (
          <li key={tanggal} aria-label={`${formatHariTanggal(tanggal)}: ${nama}`}>
            <span>{formatHari(tanggal).slice(0, 3)}</span>
            <span>{formatTanggalSingkat(tanggal)}</span>
            <ShiftChip shifts={shifts} jadwal_id={jadwal_id} />
          </li>
        );
      })}
    </ol>
  );
}
