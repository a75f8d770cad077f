import type { HariKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { VisuallyHidden } from '@mantine/core';
import classes from './kalender.module.css';

/** The last row of a month: how many are away each day, and how many more ask to be. */
export function KalenderJumlah({ dates, hari }: { dates: string[]; hari: HariKalender[] }) {
  const byDate = new Map(hari.map((one) => [one.tanggal, one]));
  return (
    <tr>
      <th scope="row" className={classes['name']}>
        Jumlah cuti
      </th>
      {dates.map((date) => {
        const { disetujui = 0, menunggu = 0 } = byDate.get(date) ?? {};
        return (
          <td key={date} className={classes['count']}>
            {disetujui > 0 && disetujui}
            {menunggu > 0 && (
              <small>
                +{menunggu}
                <VisuallyHidden> menunggu</VisuallyHidden>
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}
