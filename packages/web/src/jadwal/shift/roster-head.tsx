import type { LiburRoster } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { VisuallyHidden } from '@mantine/core';
import { formatHari, formatHariTanggal } from '../../kit/format/format.ts';
import classes from '../dasar/roster-grid.module.css';

type Props = { dates: readonly string[]; libur: readonly LiburRoster[] };

/** The month's dates over their columns, Sundays and holidays apart; a holiday says its name. */
export function RosterHead({ dates, libur }: Props) {
  const namaOf = new Map(libur.map(({ tanggal, nama }) => [tanggal, nama]));
  return (
    <div role="rowgroup" className={classes['head']}>
      <div role="row" className={classes['line']}>
        <div role="columnheader" className={classes['corner']}>
          Anggota
        </div>
        {dates.map((tanggal) => {
          const hari = formatHari(tanggal);
          const nama = namaOf.get(tanggal);
          return (
            <div
              key={tanggal}
              role="columnheader"
              className={classes['date']}
              data-off={hari === 'Minggu' || nama !== undefined || undefined}
              title={nama}
            >
              <span aria-hidden="true">
                <small>{hari.slice(0, 3)}</small>
                {Number(tanggal.slice(8))}
              </span>
              <VisuallyHidden>
                {nama ? `${formatHariTanggal(tanggal)}, ${nama}` : formatHariTanggal(tanggal)}
              </VisuallyHidden>
            </div>
          );
        })}
      </div>
    </div>
  );
}
