import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { hariDiTempat } from './hari-di-tempat.ts';
import classes from './kalender-saya.module.css';

type Props = {
  label: string;
  tempat: readonly TempatSaya[];
  dates: readonly string[];
  today: string;
  /** Names the organisation even where it is the only one. */
  withNama?: boolean;
};

/** A day that is past is read in its history, which stays his where he is a member no more. */
const hrefOf = (organisasi_id: number, tanggal: string, today: string) =>
  tanggal < today
    ? hrefTo('riwayatKehadiranUser', { organisasi_id }, { from: tanggal, to: tanggal, is_libur: 1 })
    : hrefTo('home', { organisasi_id });

/** Dates one under the other, each with its hours, what came of it and what waits, in every organisation. */
export function HariList({ label, tempat, dates, today, withNama = tempat.length > 1 }: Props) {
  return (
    <ul className={classes['daftar']} aria-label={label}>
      {dates.map((tanggal) => {
        const days = hariDiTempat(tempat, tanggal);
        if (days.length === 0) return null;
        return (
          <li key={tanggal} data-today={tanggal === today || undefined}>
            <strong>
              {formatHariTanggal(tanggal)}
              {tanggal === today && ' · hari ini'}
            </strong>
            {days.map(({ organisasi_id, nama, jam, kata, tone, menunggu, hari }) => (
              <span key={organisasi_id} className={classes['baris']}>
                <span>
                  {jam ?? 'Tidak ada jam kerja'}
                  {withNama && (
                    <small>
                      <Link href={hrefOf(organisasi_id, tanggal, today)}>{nama}</Link>
                    </small>
                  )}
                  {hari.jam_masuk !== null && (
                    <small>
                      Datang {hari.jam_masuk}
                      {hari.jam_pulang !== null && hari.jam_pulang !== hari.jam_masuk && `, pulang ${hari.jam_pulang}`}
                    </small>
                  )}
                </span>
                <span className={classes['chip']}>
                  {kata !== null && <StatusChip tone={tone} label={kata} />}
                  {menunggu !== null && <StatusChip tone="orange" label={menunggu} />}
                </span>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
