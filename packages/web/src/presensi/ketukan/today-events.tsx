import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { AlasanSisihChip } from '../bukti/alasan-sisih-chip.tsx';
import { StatusPresensiChip } from '../bukti/status-presensi-chip.tsx';
import classes from './today-events.module.css';

/** What was recorded today, tap by tap, and what each one counts as. */
export function TodayEvents({ presensi }: { presensi: readonly EventPresensi[] }) {
  if (presensi.length === 0) return <p className={classes['none']}>Belum ada presensi hari ini.</p>;
  return (
    <ol className={classes['list']}>
      {presensi.map((event) => (
        <li key={event.presensi_id} className={classes['event']}>
          <time className={classes['time']}>{event.jam}</time>
          <span className={classes['words']}>{notesOf(event)}</span>
          <StatusPresensiChip event={event} />
          {event.alasan && <AlasanSisihChip alasan={event.alasan} />}
        </li>
      ))}
    </ol>
  );
}

function notesOf({ radius, lokasi, is_luring, is_ditinjau }: EventPresensi): string {
  const place = radius === STATUS_RADIUS.luar ? 'Di luar lokasi' : (lokasi?.nama ?? 'Tanpa lokasi');
  return [place, is_luring && 'luring', is_ditinjau && 'menunggu tinjauan'].filter(Boolean).join(' · ');
}
