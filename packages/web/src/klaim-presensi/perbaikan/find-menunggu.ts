import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';

export type Sisi = 'jam_masuk' | 'jam_pulang';
export type Menunggu = Partial<Record<Sisi, EventPresensi>>;

type Hari = Pick<BarisKehadiran, 'jadwal' | 'jam_masuk' | 'jam_pulang' | 'presensi'>;

/**
 * Of the sides of a day that nothing counts for, what was recorded and waits for a review: the first of it for the
 * arrival, the last for the departure; of one alone the side whose hour is nearer.
 */
export function findMenunggu({ jadwal, jam_masuk, jam_pulang, presensi }: Hari): Menunggu {
  const waiting = presensi.filter(({ alasan }) => alasan === 'menunggu_tinjauan');
  const [first, last] = [waiting.at(0), waiting.at(-1)];
  if (!first || !last) return {};
  if (jam_masuk !== null) return jam_pulang === null ? { jam_pulang: last } : {};
  if (jam_pulang !== null) return { jam_masuk: first };
  if (first !== last) return { jam_masuk: first, jam_pulang: last };
  return jadwal && isNearer(first.jam, jadwal.jam_pulang, jadwal.jam_masuk)
    ? { jam_pulang: first }
    : { jam_masuk: first };
}

const isNearer = (jam: string, one: string, other: string) =>
  Math.abs(menitOf(jam) - menitOf(one)) < Math.abs(menitOf(jam) - menitOf(other));

const menitOf = (jam: string) => Number(jam.slice(0, 2)) * 60 + Number(jam.slice(3, 5));
