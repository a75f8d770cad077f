import { isDeepStrictEqual } from 'node:util';
import {
  bukaPenjelasan,
  ringkasPenjelasan,
  type PenjelasanTersimpan,
} from '@hadir/rules/kehadiran/hari/penjelasan-ringkas.ts';
import type { Penjelasan } from '@hadir/rules/kehadiran/hari/penjelasan.ts';

/** A day whose explanation is still kept whole, by whatever version wrote it. */
export type HariLama = {
  user_id: number;
  tanggal: string;
  lapisan: string | null;
  jadwal_id: number | null;
  cuti_id: number | null;
  penjelasan: unknown;
};

/** Its explanation shortened, or as it was word for word where that would read as anything else. */
export function ringkasLama({ penjelasan, ...hari }: HariLama): PenjelasanTersimpan {
  const lama = penjelasan as Partial<Penjelasan>;
  const { events, klaim, gangguan, kategori, cuti } = lama;
  if (events && klaim && gangguan && kategori) {
    const ringkas = ringkasPenjelasan(lama as Penjelasan);
    if (isDeepStrictEqual(bukaPenjelasan(ringkas, hari), lama)) return ringkas;
  }
  return {
    penjelasan_ringkas: JSON.stringify(lama),
    kategori: kategori ?? null,
    kategori_cuti: cuti?.kategori ?? null,
    klaim: klaim?.map(({ jenis }) => jenis) ?? null,
  };
}
