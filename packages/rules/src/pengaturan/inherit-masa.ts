import { addDays } from '../waktu/tanggal.ts';
import { isiOn, joinMasa, splitMasa, type Masa } from './masa.ts';

/** What is in force of an organisation, and which fields it set itself; the others are its tenant's. */
export type Diwarisi<T> = T & { sendiri: (keyof T & string)[] };

/**
 * What is in force of an organisation on each date of its own spans (aturan/pengaturan#ikut-tenant): field by field what
 * it set itself, else what its tenant says on that date, else what holds where nobody says anything.
 */
export function inheritMasa<T extends object>(
  tenant: readonly Masa<T>[],
  sendiri: readonly Masa<Partial<T>>[],
  bawaan: T,
): Masa<Diwarisi<T>>[] {
  const starts = tenant.flatMap(({ tgl_mulai, tgl_selesai }) =>
    tgl_selesai === null ? [tgl_mulai] : [tgl_mulai, addDays(tgl_selesai, 1)],
  );
  const spans = splitMasa(sendiri, starts).map(({ isi, ...masa }) => ({
    ...masa,
    isi: { ...(isiOn(tenant, masa.tgl_mulai) ?? bawaan), ...isi, sendiri: Object.keys(isi).toSorted() },
  }));
  // Every field is there: the own ones lie over a whole set.
  return joinMasa(spans) as Masa<Diwarisi<T>>[];
}
