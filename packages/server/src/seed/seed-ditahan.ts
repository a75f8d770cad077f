import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import type { At } from './dasar/seed-organisasi.ts';

/** Taps that wait for review: one far from the school, one made offline on a phone whose clock was never measured. */
export async function seedDitahan(
  trx: Db,
  at: At,
  anggota: readonly AnggotaDemo[],
  sampai: string,
  now: Date,
): Promise<void> {
  const [jauh, luring] = anggota.filter(({ orang }) => orang.status !== STATUS_KEANGGOTAAN.tidak_aktif).slice(14, 16);
  if (!jauh || !luring) return;
  const lokasi = await trx
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'lat', 'lng'])
    .where('organisasi_id', '=', at.organisasi_id)
    .orderBy('lokasi_presensi_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const waktu = `${addDays(sampai, -2)}T06:58:24+07:00`;
  const of = { ...at, timezone: 'Asia/Jakarta', sumber: 'ponsel', is_ditinjau: true, waktu, waktu_klien: waktu };
  const { lokasi_presensi_id, lat, lng } = lokasi;
  await trx
    .insertInto('presensi')
    .values([
      {
        ...of,
        user_id: jauh.user_id,
        lat: lat + 0.0058,
        lng,
        akurasi_meter: 18,
        radius: STATUS_RADIUS.luar,
        jarak_meter: 645,
        lokasi_presensi_id,
        sebab_ditinjau: ['tempat'],
        diterima_pada: waktu,
      },
      {
        ...of,
        user_id: luring.user_id,
        radius: STATUS_RADIUS.tidak_terdeteksi,
        is_luring: true,
        sebab_ditinjau: ['jam'],
        diterima_pada: now,
      },
    ])
    .execute();
}
