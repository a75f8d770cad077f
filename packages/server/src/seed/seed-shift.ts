import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './seed-anggota.ts';
import type { At } from './seed-organisasi.ts';

const SHIFT = [
  { nama: 'Pagi', jam_masuk: '06:00', jam_pulang: '14:00' },
  { nama: 'Malam', jam_masuk: '18:00', jam_pulang: '06:00' },
];

/** Guards work in shifts from tomorrow on: morning, night, free, each a day behind the one before. */
export async function seedShift(trx: Db, at: At, anggota: readonly AnggotaDemo[], sampai: string): Promise<void> {
  const penjaga = anggota.filter(
    ({ orang }) => orang.grup === 'Penjaga' && orang.status !== STATUS_KEANGGOTAAN.tidak_aktif,
  );
  if (penjaga.length === 0) return;
  const siklus: (number | null)[] = [];
  for (const shift of SHIFT) siklus.push(await insertShift(trx, at, shift));
  siklus.push(null);
  const dates = eachDay({ tgl_awal: addDays(sampai, 1), tgl_akhir: addDays(sampai, 28) });
  const rows = penjaga.flatMap(({ user_id }, index) =>
    dates.map((tanggal, day) => ({
      ...at,
      user_id,
      tanggal,
      jadwal_id: siklus[(day + index) % siklus.length] ?? null,
    })),
  );
  await trx.insertInto('jadwal_shift').values(rows).execute();
}

async function insertShift(trx: Db, at: At, { nama, ...jam }: (typeof SHIFT)[number]): Promise<number> {
  const { jadwal_id } = await trx
    .insertInto('jadwal')
    .values({ ...at, nama, tipe_jadwal: 2 })
    .returning('jadwal_id')
    .executeTakeFirstOrThrow();
  const { jadwal_versi_id } = await trx
    .insertInto('jadwal_versi')
    .values({ ...at, jadwal_id, tgl_mulai: '2020-01-01', ikut_libur: false })
    .returning('jadwal_versi_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('jadwal_baris')
    .values({ ...at, jadwal_versi_id, hari: 0, ...jam })
    .execute();
  return jadwal_id;
}
