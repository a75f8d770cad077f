import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { formatHari, formatHariTanggal } from '../../kit/format/format.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { ShiftChip } from '../dasar/shift-chip.tsx';
import grid from '../dasar/roster-grid.module.css';
import classes from './isi-pola.module.css';
import { planIsiPola, type Mulai } from './plan-isi-pola.ts';

/** So many members are drawn; the others are filled in all the same. */
const TAMPAK = 100;

type Props = {
  pola: PolaKerja;
  dates: readonly string[];
  shifts: readonly KodeShift[];
  anggota: readonly { user_id: number; nama: string }[];
  mulai: Mulai;
  onMulai: (user_id: number, hari_ke: number) => void;
};

/** What a pattern will write, members by dates, with how many are on each shift; where each begins is chosen here. */
export function IsiPolaPreview({ pola, dates, shifts, anggota, mulai, onMulai }: Props) {
  const user_ids = anggota.map(({ user_id }) => user_id);
  const { rows, counts } = planIsiPola(pola, dates, user_ids, mulai);
  const namaOf = (jadwal_id: number | null) => counts.find((one) => one.jadwal_id === jadwal_id)?.nama ?? '';
  const choices = pola.siklus.map(({ nama }, index) => ({
    value: index + 1,
    label: `${index + 1} · ${nama ?? 'Libur'}`,
  }));
  return (
    <div
      className={`${grid['scroll']} ${classes['preview']}`}
      role="region"
      aria-label="Hasil pola, dapat digulir"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className={grid['grid']} aria-label="Hasil pola">
        <thead>
          <tr>
            <th scope="col" className={grid['corner']}>
              Anggota
            </th>
            <th scope="col" className={grid['date']}>
              Mulai dari hari ke-
            </th>
            {dates.map((tanggal) => (
              <th key={tanggal} scope="col" className={grid['date']} aria-label={formatHariTanggal(tanggal)}>
                <small>{formatHari(tanggal).slice(0, 1)}</small>
                {Number(tanggal.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, TAMPAK).map(({ user_id, hari_ke, hari }, index) => {
            const nama = anggota[index]?.nama ?? '';
            return (
              <tr key={user_id}>
                <th scope="row" className={grid['name']}>
                  {nama}
                </th>
                <td className={classes['start']}>
                  <ChoiceField
                    aria-label={`Mulai dari hari ke-, ${nama}`}
                    choices={choices}
                    value={hari_ke}
                    onChange={(next) => onMulai(user_id, next)}
                  />
                </td>
                {hari.map((jadwal_id, col) => (
                  <td key={dates[col]} className={classes['cell']} aria-label={namaOf(jadwal_id)}>
                    <ShiftChip shifts={shifts} jadwal_id={jadwal_id} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {counts.map(({ jadwal_id, nama, jumlah }) => (
            <tr key={jadwal_id ?? 'libur'}>
              <th scope="row" colSpan={2} className={grid['name']}>
                Jumlah {nama}
              </th>
              {jumlah.map((orang, col) => (
                <td key={dates[col]} className={classes['count']} data-none={orang === 0 && jadwal_id !== null}>
                  {orang}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
      {rows.length > TAMPAK && (
        <p className={classes['hint']}>Dan {rows.length - TAMPAK} anggota lain; jumlahnya menghitung semua.</p>
      )}
    </div>
  );
}
