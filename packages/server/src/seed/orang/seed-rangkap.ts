import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { addDays, eachDay, hariPekanOf, toDayNumber, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { RencanaRangkap } from '../rencana/rencana.ts';

/** Since when he works at both. */
const HARI_LALU = 27;
const MENIT = 60_000;

type At = { tenant_id: number; organisasi_id: number };
type With = { trx: Db; now: Date; libur: ReadonlySet<string> };

/** Somebody of one organisation who after his hours there works at a second one too: one Beranda and one calendar over both. */
export async function seedRangkap(
  { trx, now, libur }: With,
  at: At,
  { username, jabatan, grup, jadwal }: RencanaRangkap,
  sampai: Tanggal,
): Promise<void> {
  const orang = await trx
    .selectFrom('users')
    .innerJoin('anggota', 'anggota.user_id', 'users.user_id')
    .select(['users.user_id', 'anggota.nik'])
    .where('users.username', '=', username)
    .executeTakeFirstOrThrow();
  const dari = addDays(sampai, -HARI_LALU);
  const milik = { ...at, user_id: orang.user_id };
  const masa = { ...milik, tgl_mulai: dari };
  const { group_id } = await trx
    .selectFrom('grup')
    .select('group_id')
    .where('organisasi_id', '=', at.organisasi_id)
    .where('nama', '=', grup)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('anggota')
    .values({ ...milik, nik: orang.nik, jabatan, role: KODE_PERAN.user, status: STATUS_KEANGGOTAAN.aktif })
    .execute();
  await trx.insertInto('keanggotaan').values(masa).execute();
  await trx
    .insertInto('anggota_grup')
    .values({ ...masa, group_id })
    .execute();

  const { jadwal_id } = await trx
    .insertInto('jadwal')
    .values({ ...at, nama: jadwal.nama, tipe_jadwal: TIPE_JADWAL.reguler })
    .returning('jadwal_id')
    .executeTakeFirstOrThrow();
  const { jadwal_versi_id } = await trx
    .insertInto('jadwal_versi')
    .values({ ...at, jadwal_id, tgl_mulai: dari })
    .returning('jadwal_versi_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('jadwal_baris')
    .values(
      jadwal.hari.map((hari) => ({
        ...at,
        jadwal_versi_id,
        hari,
        jam_masuk: jadwal.masuk,
        jam_pulang: jadwal.pulang,
      })),
    )
    .execute();
  await trx
    .insertInto('jadwal_kerja')
    .values({ ...masa, jadwal_id, target: 'anggota' })
    .execute();

  const lokasi = await trx
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'lat', 'lng'])
    .where('organisasi_id', '=', at.organisasi_id)
    .orderBy('lokasi_presensi_id')
    .executeTakeFirstOrThrow();
  const ketukan = eachDay({ tgl_awal: dari, tgl_akhir: sampai })
    .filter((tanggal) => jadwal.hari.includes(hariPekanOf(tanggal)) && !libur.has(tanggal))
    .flatMap((tanggal) => {
      const geser = (toDayNumber(tanggal) * 7) % 11;
      const pada = (jam: string, menit: number) => new Date(Date.parse(`${tanggal}T${jam}:00+07:00`) + menit * MENIT);
      return [pada(jadwal.masuk, geser - 8), pada(jadwal.pulang, geser)];
    })
    .filter((waktu) => waktu <= now)
    .map((waktu) => ({
      ...milik,
      ...lokasi,
      waktu,
      diterima_pada: waktu,
      timezone: 'Asia/Jakarta',
      sumber: 'ponsel',
      akurasi_meter: 9,
      radius: STATUS_RADIUS.dalam,
      jarak_meter: 12,
    }));
  if (ketukan.length > 0) await trx.insertInto('presensi').values(ketukan).execute();
}
