import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { BarisDetailRekap, SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { sebutEsokHari, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { formatHari, formatHariTanggal, formatTanggal } from '../../kit/format/format.ts';
import { CHIP_KODE_REKAP } from './chip-kode-rekap.ts';
import classes from '../dasar/laporan.module.css';

type Props = {
  rentang: RentangLaporan;
  rows: readonly BarisDetailRekap[];
  /** Opens one day beside the sheet. */
  onOpen: (hari: Pick<BarisDetailRekap, 'anggota'> & { tanggal: string }) => void;
};

/** Members by dates, each day with its letter; the times stand in its title. Scrolls within itself. */
export function RekapSheet({ rentang, rows, onOpen }: Props) {
  const dates = eachDay(rentang);
  const ofMonth = dates.length <= 31;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={classes['sheet']} role="region" aria-label="Rincian per hari" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Nama</th>
            {dates.map((date) => (
              <th key={date} scope="col" aria-label={formatHariTanggal(date)}>
                <small className={classes['weekday']}>{formatHari(date).slice(0, 3)}</small>
                {ofMonth ? Number(date.slice(8)) : `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ anggota, hari }) => {
            const byDate = new Map(hari.map((day) => [day.tanggal, day]));
            return (
              <tr key={anggota.user_id}>
                <th scope="row" title={anggota.nama}>
                  {anggota.nama}
                </th>
                {dates.map((date) => (
                  <td key={date}>
                    {cellOf(byDate.get(date), anggota.nama, (tanggal) => onOpen({ tanggal, anggota }))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function cellOf(day: SelRekap | undefined, nama: string, onOpen: (tanggal: string) => void) {
  if (!day?.kode) return null;
  const { kata, tone } = CHIP_KODE_REKAP[day.kode];
  const [datang, pulang] = [day.jam_masuk, day.jam_pulang].map((one) => (one ? sebutJam(one) : '–'));
  const jam = sebutEsokHari(`${datang} sampai ${pulang}`, day.is_pulang_besok);
  return (
    <button
      type="button"
      className={classes['open']}
      aria-label={`${day.kode}, ${nama}, ${formatTanggal(day.tanggal)}: ${kata}`}
      onClick={() => onOpen(day.tanggal)}
    >
      <span className={classes['code']} data-tone={tone} title={`${kata}, ${jam}`}>
        {day.kode}
      </span>
    </button>
  );
}
