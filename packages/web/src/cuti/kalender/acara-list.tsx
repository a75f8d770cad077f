import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatRentangSingkat } from '../../kit/format/format-rentang-singkat.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from './acara-list.module.css';
import bars from './kalender.module.css';
import { lookOfAcara } from './look-of-acara.ts';
import { StatusCutiChip } from '../dasar/status-cuti-chip.tsx';

type BarisAcara = { acara: AcaraKalender; judul: string; keterangan: string | null };
type Props = { organisasi_id: number; label: string; rows: readonly BarisAcara[] };

/** Leave as a list, each with its kind, its dates and where it stands. */
export function AcaraList({ organisasi_id, label, rows }: Props) {
  return (
    <ul className={classes['people']} aria-label={label}>
      {rows.map(({ acara, judul, keterangan }) => {
        const { kode, tone } = lookOfAcara(acara);
        const { cuti_id, status, setengah_hari } = acara;
        return (
          <li key={`${judul} ${acara.tgl_awal} ${setengah_hari}`} className={classes['person']}>
            <span
              className={bars['key']}
              data-tone={tone}
              data-waiting={status === STATUS_CUTI.diajukan || undefined}
              aria-hidden="true"
            >
              {kode}
            </span>
            <div className={classes['words']}>
              {cuti_id === null ? (
                <strong>{judul}</strong>
              ) : (
                <Link href={hrefTo('cuti.detail', { organisasi_id, cuti_id })} className={classes['link']}>
                  {judul}
                </Link>
              )}
              <span className={classes['dimmed']}>
                {[
                  keterangan,
                  acara.kategori !== judul && acara.kategori,
                  rentangAcara(acara),
                  setengah_hari && `setengah hari ${setengah_hari}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <StatusCutiChip status={status} keputusan={null} tgl_batal={null} />
          </li>
        );
      })}
    </ul>
  );
}

const rentangAcara = ({ tgl_awal, tgl_akhir }: AcaraKalender) => formatRentangSingkat(tgl_awal, tgl_akhir);
