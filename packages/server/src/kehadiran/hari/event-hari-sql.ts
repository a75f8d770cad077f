import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import { rentangEvent } from './rentang-event.ts';

/**
 * That the column is the instant of an event that can belong to a day between the first and the last of these dates. Beside what
 * tells the events otherwise, it tells before anything is read which months alone are looked at (decision 0990).
 */
export function eventHariSql(kolom: string, tanggal: readonly Tanggal[]): RawBuilder<boolean> {
  const ordered = tanggal.toSorted();
  const { events } = toRentangFakta({ tgl_awal: ordered[0] ?? '', tgl_akhir: ordered.at(-1) ?? '' });
  const { dari, sampai } = rentangEvent(events);
  return sql<boolean>`(${sql.ref(kolom)} >= ${dari}::timestamptz and ${sql.ref(kolom)} < ${sampai}::timestamptz)`;
}
