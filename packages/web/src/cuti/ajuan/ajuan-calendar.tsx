import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { coversTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type KeyboardEvent } from 'react';
import { useSession } from '../../base/session/use-session.ts';
import { formatRentangSingkat } from '../../kit/format/format-rentang-singkat.ts';
import { formatBulan, formatHariTanggal, formatTanggalSingkat } from '../../kit/format/format.ts';
import { shiftMonth, weeksOfMonth } from '../../ui/date/calendar-days.ts';
import { moveDate } from '../../ui/date/move-date.ts';
import { WeekdayHead } from '../../ui/date/weekday-head.tsx';
import classes from './ajuan-calendar.module.css';

type Props = {
  bahan: BahanCuti | undefined;
  /** Any day of the month that is shown. */
  month: string;
  onMonth: (month: string) => void;
  chosen: { from: string | null; to: string | null };
  onPick: (tanggal: string) => void;
};

/**
 * A month of the member's own: work days, holidays, his other leave, and how many colleagues of his group are away. One stop
 * for the keyboard, whose arrows move on by day and week, Page keys by month.
 */
export function AjuanCalendar({ bahan, month, onMonth, chosen, onPick }: Props) {
  const [stand, setStand] = useState(chosen.from ?? month);
  const me = useSession()?.me.user_id;
  const pemilik = bahan?.user_id === me ? 'Anda' : (bahan?.nama ?? '');
  // The one day that the keyboard stands on; of another month its first.
  const focused = stand.slice(0, 7) === month.slice(0, 7) ? stand : shiftMonth(month, 0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = moveDate(event.key, focused);
    if (!target) return;
    event.preventDefault();
    setStand(target);
    if (target.slice(0, 7) !== month.slice(0, 7)) onMonth(shiftMonth(target, 0));
    const root = event.currentTarget;
    requestAnimationFrame(() => root.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus());
  };
  const pick = (tanggal: string) => {
    setStand(tanggal);
    onPick(tanggal);
  };
  const hari = new Map(bahan?.hari.map((day) => [day.tanggal, day]));
  const dates = weeksOfMonth(month).flat();
  const libur = dates.flatMap((date) => {
    const nama = date && hari.get(date)?.libur;
    return nama ? [{ date, nama }] : [];
  });
  const rekan = (bahan?.rekan ?? []).filter((one) => dates.some((date) => date && coversTanggal(one, date)));
  return (
    <div>
      <div className={classes['head']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Bulan sebelumnya"
          onClick={() => onMonth(shiftMonth(month, -1))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <span className={classes['month']} aria-live="polite">
          {formatBulan(month)}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Bulan berikutnya"
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the days inside */}
      <table className={classes['grid']} aria-label={`Kalender ${formatBulan(month)}`} onKeyDown={move}>
        <WeekdayHead />
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) =>
                date === null ? (
                  <td key={place} aria-hidden="true" />
                ) : (
                  <td key={date}>
                    <Day
                      date={date}
                      day={hari.get(date)}
                      bahan={bahan}
                      pemilik={pemilik}
                      isChosen={isChosen(chosen, date)}
                      isStop={date === focused}
                      onPick={pick}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes['legend']}>
        {libur.map(({ date, nama }) => (
          <li key={date}>
            {formatTanggalSingkat(date)}: {nama}
          </li>
        ))}
        {rekan.map((one) => (
          <li key={`${one.user_id} ${one.tgl_awal}`}>
            {one.nama} {one.status === STATUS_CUTI.disetujui ? 'cuti' : 'mengajukan cuti'}{' '}
            {formatRentangSingkat(one.tgl_awal, one.tgl_akhir)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type DayProps = {
  date: string;
  day: BahanCuti['hari'][number] | undefined;
  bahan: BahanCuti | undefined;
  /** Whose days they are: 'Anda', or a member's name. */
  pemilik: string;
  isChosen: boolean;
  isStop: boolean;
  onPick: (tanggal: string) => void;
};

function Day({ date, day, bahan, pemilik, isChosen, isStop, onPick }: DayProps) {
  const away = bahan?.rekan.filter((one) => coversTanggal(one, date)).length ?? 0;
  const own = bahan?.cuti_lain.find((one) => coversTanggal(one, date));
  const words = [
    formatHariTanggal(date),
    day?.libur ?? (day && !day.is_kerja ? 'bukan hari kerja' : null),
    own && `${own.kategori} ${pemilik}`,
    away > 0 && `${away} rekan tidak masuk`,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classes['day']}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      data-off={(day && !day.is_kerja) || undefined}
      data-holiday={day?.libur ? true : undefined}
      data-own={own ? true : undefined}
      data-chosen={isChosen || undefined}
      data-today={date === bahan?.today || undefined}
      aria-pressed={isChosen}
      aria-label={words.join(', ')}
      onClick={() => onPick(date)}
    >
      {Number(date.slice(8))}
      {/* Drawn by the style sheet: as text it would read as one number with the day. */}
      {away > 0 && <span className={classes['away']} aria-hidden="true" data-count={away} />}
    </button>
  );
}

const isChosen = ({ from, to }: Props['chosen'], date: string): boolean =>
  from !== null && from <= date && date <= (to ?? from);
