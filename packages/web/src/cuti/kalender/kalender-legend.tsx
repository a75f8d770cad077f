import type { AcaraKalender, LiburKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { LABEL_JENIS_CUTI } from '../dasar/label-jenis-cuti.ts';
import classes from './kalender.module.css';
import { lookOfAcara } from './look-of-acara.ts';

/** What the bars and marks that are in sight stand for. */
export function KalenderLegend({ cuti, libur }: { cuti: readonly AcaraKalender[]; libur: readonly LiburKalender[] }) {
  const jenis = [...new Set(cuti.map((one) => one.jenis))];
  return (
    <ul className={classes['legend']} aria-label="Keterangan kalender">
      {jenis.map((one) => {
        const { kode, tone } = lookOfAcara({ jenis: one });
        return (
          <li key={kode}>
            <span className={classes['key']} data-tone={tone}>
              {kode}
            </span>
            {one === null ? 'Rekan tidak masuk' : LABEL_JENIS_CUTI[one]}
          </li>
        );
      })}
      {cuti.some(({ status }) => status === STATUS_CUTI.diajukan) && (
        <li>
          <span className={classes['key']} data-tone="grey" data-waiting>
            ?
          </span>
          Menunggu keputusan
        </li>
      )}
      {libur.map((one) => (
        <li key={`${one.nama} ${one.tgl_awal}`}>
          <span className={classes['mark']} data-holiday={one.is_cuti_bersama ? 'bersama' : 'libur'} />
          {formatRentang(one.tgl_awal, one.tgl_akhir)} {one.nama}
        </li>
      ))}
    </ul>
  );
}
