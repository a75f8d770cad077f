import { listKalimatPenjelasan, type HariDijelaskan } from '@hadir/contract/kehadiran/hari/kalimat-penjelasan.ts';
import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { HariKehadiran } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';
import { bukaPenjelasan, type PenjelasanTersimpan } from '@hadir/rules/kehadiran/hari/penjelasan-ringkas.ts';
import type { KategoriHari } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import type { Bagian } from '../../platform/kit/bagian.ts';

type Hari = PenjelasanTersimpan & Pick<HariKehadiran, 'lapisan' | 'jadwal_id' | 'cuti_id'>;

/** With the whole explanation, as it was kept before it was shortened or as it is read from what is kept. */
export function withPenjelasan({ penjelasan_ringkas, klaim, ...baris }: Record<string, unknown>) {
  if (penjelasan_ringkas === null) return baris;
  const penjelasan = bukaPenjelasan({ ...baris, penjelasan_ringkas, klaim } as Hari, baris as Hari);
  return { ...baris, penjelasan, kategori: penjelasan.kategori };
}

/** A day in the words of whose day it is. */
export const HARI_SAYA: NonNullable<Bagian['sebut']> = {
  jam_masuk: ({ jam_masuk }) => sebutJam(jam_masuk),
  jam_pulang: ({ jam_pulang }) => sebutJam(jam_pulang),
  kategori: ({ kategori }) =>
    (kategori as KategoriHari[]).map(({ nama, potongan }) => `${nama} (${sebutPotongan(potongan)})`).join('; ') || null,
  penjelasan: (baris) => listKalimatPenjelasan(baris as HariDijelaskan).join(' '),
};

const sebutJam = (detik: unknown) => (typeof detik === 'number' ? toJam(detik) : null);
