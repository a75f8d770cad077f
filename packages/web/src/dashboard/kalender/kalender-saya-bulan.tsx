import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { formatBulan, formatHariTanggal } from '../../kit/format/format.ts';
import { weeksOfMonth } from '../../ui/date/calendar-days.ts';
import { WeekdayHead } from '../../ui/date/weekday-head.tsx';
import { hariDiTempat, sebutHariDiTempat, type HariDiTempat } from './hari-di-tempat.ts';
import classes from './kalender-saya.module.css';

type Props = {
  tempat: readonly TempatSaya[];
  /** 'YYYY-MM'. */
  bulan: string;
  chosen: string;
  today: string;
  onChoose: (tanggal: string) => void;
};

/** A month of one's own: on each date when work begins in each organisation, in the colour of what came of it. */
export function KalenderSayaBulan({ tempat, bulan, chosen, today, onChoose }: Props) {
  const isBanyak = tempat.length > 1;
  return (
    <table className={classes['bulan']} aria-label={`Kalender saya ${formatBulan(bulan)}`}>
      <WeekdayHead />
      <tbody>
        {weeksOfMonth(`${bulan}-01`).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, place) => {
              if (date === null) return <td key={place} aria-hidden="true" />;
              const days = hariDiTempat(tempat, date);
              return (
                <td key={date}>
                  <button
                    type="button"
                    className={classes['hari']}
                    aria-label={[formatHariTanggal(date), sebutHariDiTempat(days, isBanyak)].filter(Boolean).join(', ')}
                    aria-pressed={date === chosen}
                    data-today={date === today || undefined}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                    {days.map((one) => (
                      <span
                        key={one.organisasi_id}
                        className={classes['tanda']}
                        data-tone={one.tone}
                        data-menunggu={one.menunggu !== null || undefined}
                        data-isi={ringkas(one)}
                        data-tempat={isBanyak ? one.nama : undefined}
                        aria-hidden="true"
                      />
                    ))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As much as a cell has room for. */
function ringkas({ hari }: HariDiTempat): string {
  if (hari.status === 'cuti') return 'Cuti';
  if (hari.status === 'libur') return hari.libur?.sebab === 'tanpa_jadwal' ? '–' : 'Libur';
  return hari.jadwal ? sebutJam(hari.jadwal.jam_masuk) : '–';
}
