import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import type { HariDijelaskan } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import { listKalimatPenjelasan } from '@hadir/contract/kehadiran/hari/kalimat-penjelasan.ts';
import type { PresensiRow } from './event.queries.ts';
import { toEventWire } from './to-event-wire.ts';
import type { KehadiranRow } from './kehadiran-row.ts';
import { toHariWire } from './to-hari-wire.ts';

/** `penetapan` are the sentences that say who set what the first is about. */
export function toHariDijelaskan(row: KehadiranRow, penetapan: readonly string[] = []): HariDijelaskan {
  const [jadwal = '', ...rest] = listKalimatPenjelasan(row);
  return { ...toHariWire(row), kalimat: [jadwal, ...penetapan, ...rest] };
}

/** The events of a day in order of time, each with what the day made of it. */
export function toEventsOfDay(row: KehadiranRow, presensi: ReadonlyMap<number, PresensiRow>): EventPresensi[] {
  return row.penjelasan.events.flatMap((line) => {
    const event = presensi.get(line.presensi_id);
    return event ? [toEventWire(event, line)] : [];
  });
}

export function toBarisWire(
  row: KehadiranRow & { dibekukan: boolean },
  anggota: AnggotaRingkas,
  presensi: ReadonlyMap<number, PresensiRow>,
  penetapan: readonly string[],
): BarisKehadiran {
  return {
    ...toHariDijelaskan(row, penetapan),
    anggota,
    is_beku: row.dibekukan,
    presensi: toEventsOfDay(row, presensi),
  };
}
