import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { AlasanSisihChip } from '../../presensi/bukti/alasan-sisih-chip.tsx';
import { StatusPresensiChip } from '../../presensi/bukti/status-presensi-chip.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from './event-list.module.css';
import { EventPlace } from './event-place.tsx';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';

type Props = { organisasi_id: number; presensi: readonly EventPresensi[]; opened?: number | undefined };

/** A day's events in order; each unfolds to its place on a map and its photo. */
export function EventList({ organisasi_id, presensi, opened }: Props) {
  const [unfolded, setUnfolded] = useState(opened ?? null);
  const id = useId();
  if (presensi.length === 0) return <p className={classes['none']}>Tidak ada presensi pada hari ini.</p>;
  return (
    <ul className={classes['list']}>
      {presensi.map((event) => {
        const isOpen = unfolded === event.presensi_id;
        return (
          <li key={event.presensi_id} className={classes['event']}>
            <button
              type="button"
              className={classes['head']}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${event.presensi_id}` : undefined}
              onClick={() => setUnfolded(isOpen ? null : event.presensi_id)}
            >
              <time className={classes['time']}>{event.jam}</time>
              <span className={classes['source']}>{KATA_SUMBER[event.sumber].panjang}</span>
              <span className={classes['marks']}>
                <StatusPresensiChip event={event} />
                {event.is_lokasi_palsu && !isOpen && <StatusChip tone="red" label="Lokasi palsu" />}
                {event.alasan && <AlasanSisihChip alasan={event.alasan} />}
              </span>
              <IconChevronDown className={classes['arrow']} size={18} aria-hidden="true" />
            </button>
            {isOpen && (
              <div id={`${id}-${event.presensi_id}`}>
                <EventPlace organisasi_id={organisasi_id} presensi_id={event.presensi_id} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
