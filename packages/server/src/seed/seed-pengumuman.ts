import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import type { At } from './dasar/seed-organisasi.ts';

/** What stands on Beranda today, and what stood there last month. */
export async function seedPengumuman(trx: Db, at: At, anggota: readonly AnggotaDemo[], sampai: string): Promise<void> {
  const [pertama] = anggota;
  if (!pertama) return;
  // Those of the demo are there since yesterday, when they were told.
  const of = { ...at, dibuat_oleh: pertama.user_id, disampaikan_pada: new Date(`${addDays(sampai, -1)}T00:00:00Z`) };
  await trx
    .insertInto('pengumuman')
    .values([
      {
        ...of,
        judul: 'Rapat dinas bulanan',
        isi: 'Pukul 13.00 di ruang rapat. Bawa catatan kehadiran bulan ini.',
        tgl_mulai: addDays(sampai, -1),
        tgl_selesai: addDays(sampai, 6),
      },
      {
        ...of,
        judul: 'Pemutakhiran nomor telepon',
        isi: 'Periksa nomor telepon di profil masing-masing.',
        tgl_mulai: addDays(sampai, -40),
        tgl_selesai: addDays(sampai, -26),
      },
    ])
    .execute();
}
