import type { HariKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import type { HariLiburKalender } from './holidays-by-date.ts';
import classes from './kalender-tahun.module.css';

type Props = {
  nama: string;
  dates: string[];
  byDate: Map<string, HariKalender>;
  libur: Map<string, HariLiburKalender>;
  /** The largest number of the year, which has the strongest ground. */
  most: number;
  onOpen: () => void;
};

const STEPS = 5;

/** One month of a year: a field a day, with how many are away. */
export function HeatMonth({ nama, dates, byDate, libur, most, onOpen }: Props) {
  const bulan = nama.slice(0, 3);
  return (
    <tr>
      <th scope="row" className={classes['monthName']}>
        <button type="button" className={classes['open']} aria-label={`${bulan}, buka ${nama}`} onClick={onOpen}>
          {bulan}
        </button>
      </th>
      {dates.map((date) => {
        const { disetujui = 0, menunggu = 0 } = byDate.get(date) ?? {};
        const all = disetujui + menunggu;
        const words = [
          all > 0 && `${disetujui} disetujui, ${menunggu} menunggu`,
          libur.get(date)?.kind !== 'minggu' && libur.get(date)?.nama,
        ].filter(Boolean);
        return (
          <td
            key={date}
            data-heat={Math.ceil((all / most) * STEPS)}
            data-holiday={libur.get(date)?.kind}
            title={words.join('; ') || undefined}
          >
            {all > 0 && <span>{all}</span>}
          </td>
        );
      })}
    </tr>
  );
}
