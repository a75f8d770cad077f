import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { BarisDetailRekap, SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { KODE_WORDS } from './kode-words.ts';
import classes from '../dasar/laporan.module.css';

type Props = { organisasi_id: number; rentang: RentangLaporan; rows: readonly BarisDetailRekap[] };

/** Members by dates, each day with its letter; the times stand in its title. Scrolls within itself. */
export function RekapSheet({ organisasi_id, rentang, rows }: Props) {
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
              <th key={date} scope="col" aria-label={formatTanggal(date)}>
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
                  <td key={date}>{cellOf(byDate.get(date), hrefOf(organisasi_id, anggota.user_id, date))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The day beside its list, with why it came to that. */
const hrefOf = (organisasi_id: number, user_id: number, tanggal: string) =>
  hrefTo(
    'riwayatKehadiran',
    { organisasi_id },
    { user_id, from: tanggal, to: tanggal, is_libur: true, rinci: `${user_id}_${tanggal}` },
  );

function cellOf(day: SelRekap | undefined, href: string) {
  if (!day?.kode) return null;
  const { kata, tone } = KODE_WORDS[day.kode];
  const jam = [day.jam_masuk, day.jam_pulang].map((one) => one?.slice(0, 5) ?? '–').join(' sampai ');
  return (
    <Link href={href}>
      <span className={classes['code']} data-tone={tone} title={`${kata}, ${jam}`}>
        {day.kode}
      </span>
    </Link>
  );
}
