import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { AlasanSisihChip } from '../bukti/alasan-sisih-chip.tsx';
import { StatusPresensiChip } from '../bukti/status-presensi-chip.tsx';
import classes from './today-events.module.css';

/** So many are all shown; of more the first and the last, and the others where somebody asks for them. */
const MUAT = 6;

/** What was recorded today, tap by tap, and what each one counts as. */
export function TodayEvents({ presensi }: { presensi: readonly EventPresensi[] }) {
  if (presensi.length === 0) return <p className={classes['none']}>Belum ada presensi hari ini.</p>;
  if (presensi.length <= MUAT) return <ol className={classes['list']}>{presensi.map(toItem)}</ol>;
  return (
    <ol className={classes['list']}>
      {presensi.slice(0, 1).map(toItem)}
      <li className={classes['lain']}>
        <details>
          <summary>{presensi.length - 2} lainnya</summary>
          <ol className={classes['list']}>{presensi.slice(1, -1).map(toItem)}</ol>
        </details>
      </li>
      {presensi.slice(-1).map(toItem)}
    </ol>
  );
}

const toItem = (event: EventPresensi) => (
  <li key={event.presensi_id} className={classes['event']}>
    <time className={classes['time']}>{event.jam}</time>
    <span className={classes['words']}>{notesOf(event)}</span>
    <StatusPresensiChip event={event} />
    {event.alasan && <AlasanSisihChip alasan={event.alasan} />}
  </li>
);

function notesOf({ radius, lokasi, is_luring }: EventPresensi): string {
  const place = radius === STATUS_RADIUS.luar ? LABEL_RADIUS[radius] : (lokasi?.nama ?? 'Tanpa lokasi');
  return is_luring ? `${place} · luring` : place;
}
