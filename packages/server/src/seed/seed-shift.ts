import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { savePola } from '../jadwal/pola/pola-kerja.queries.ts';
import { insertTukar, updateStatusTukar } from '../jadwal/tukar/tukar-shift.queries.ts';
import { openJalan } from '../persetujuan/jalan/jalan.queries.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import { seedCtx } from './dasar/seed-ctx.ts';
import type { At } from './dasar/seed-organisasi.ts';

const SHIFT = [
  { nama: 'Pagi', jam_masuk: '06:00', jam_pulang: '14:00' },
  { nama: 'Malam', jam_masuk: '18:00', jam_pulang: '06:00' },
];

/**
 * Guards work in shifts from tomorrow on: morning, night, free, each a day behind the one before. The cycle is kept as a
 * pattern, and two of them have agreed on a swap that waits for its decision.
 */
export async function seedShift(
  trx: Db,
  at: At,
  anggota: readonly AnggotaDemo[],
  { sampai, now }: { sampai: string; now: Date },
): Promise<void> {
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
  const [a, b] = penjaga;
  if (!a) return;
  const ctx = seedCtx(trx, at, { user_id: a.user_id, nama: a.orang.nama, peran: 'user' }, now);
  await savePola(ctx, null, { nama: 'Pagi, malam, libur', tgl_acuan: addDays(sampai, 1), siklus, sasaran: [] });
  if (!b) return;
  const tukar_shift_id = await insertTukar(ctx, {
    user_id_a: a.user_id,
    tanggal_a: addDays(sampai, 4),
    user_id_b: b.user_id,
    tanggal_b: addDays(sampai, 4),
    keterangan: 'Mengantar anak ke dokter',
    dibuat_oleh: a.user_id,
    dibuat_pada: now,
  });
  await updateStatusTukar(ctx, tukar_shift_id, { status: 'disepakati', catatan: null });
  const awal = { user_id: a.user_id, pihak_lain: [b.user_id], giliran_sejak: sampai };
  await openJalan(ctx, { untuk: 'tukar_shift', objek_id: tukar_shift_id }, awal);
}

async function insertShift(trx: Db, at: At, { nama, ...jam }: (typeof SHIFT)[number]): Promise<number> {
  const { jadwal_id } = await trx
    .insertInto('jadwal')
    .values({ ...at, nama, tipe_jadwal: TIPE_JADWAL.shift })
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
