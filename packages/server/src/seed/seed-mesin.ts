import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './seed-anggota.ts';
import type { At } from './seed-organisasi.ts';

const MENIT = 60_000;
const HARI = 86_400_000;
/** A PIN that was enrolled at the machine and that nobody has. */
const PIN_ASING = '87';

/** The machine at the gate, which the demo's taps by finger come from. */
export async function seedMesin(trx: Db, at: At, now: Date): Promise<number> {
  const lokasi = await findLokasi(trx, at);
  const { perangkat_id } = await trx
    .insertInto('perangkat')
    .values({
      ...at,
      ...lokasi,
      jenis: 'mesin',
      nama: 'Mesin sidik jari',
      nomor_seri: `CJDE19056${String(at.organisasi_id).padStart(4, '0')}`,
      firmware: 'Ver 8.0.4.3-20190816',
      selisih_detik: 12,
      alamat_terakhir: '36.80.12.5',
      tersambung_sejak: new Date(now.getTime() - 6 * HARI),
      terakhir_terlihat: new Date(now.getTime() - MENIT),
    })
    .returning('perangkat_id')
    .executeTakeFirstOrThrow();
  return perangkat_id;
}

/** A kiosk that waits for its tablet: whoever tries the demo makes his own browser one by its code. */
export async function seedKios(trx: Db, at: At): Promise<void> {
  const { lokasi_presensi_id } = await findLokasi(trx, at);
  await trx
    .insertInto('perangkat')
    .values({ ...at, lokasi_presensi_id, jenis: 'kios', nama: 'Kios gerbang', kios_pin: 'pengganti' })
    .execute();
}

const findLokasi = (trx: Db, { organisasi_id }: At) =>
  trx
    .selectFrom('lokasi_presensi')
    .select('lokasi_presensi_id')
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('lokasi_presensi_id')
    .executeTakeFirstOrThrow();

/** What an operator finds at machines: one that fell silent, a PIN that nobody has, a time that cannot be, and orders. */
export async function seedTemuanMesin(
  trx: Db,
  at: At,
  perangkat_id: number,
  anggota: readonly AnggotaDemo[],
  now: Date,
): Promise<void> {
  const lokasi = await trx
    .selectFrom('perangkat')
    .select('lokasi_presensi_id')
    .where('organisasi_id', '=', at.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .executeTakeFirstOrThrow();
  const saat = (menit: number) => new Date(now.getTime() - menit * MENIT);
  await trx
    .insertInto('perangkat')
    .values({
      ...at,
      ...lokasi,
      jenis: 'mesin',
      nama: 'Mesin ruang guru',
      nomor_seri: `AFYZ20236${String(at.organisasi_id).padStart(4, '0')}`,
      firmware: 'Ver 6.60 Jan 20 2021',
      selisih_detik: -3600,
      hit: 418,
      ditolak: 3,
      alamat_terakhir: '36.80.12.5',
      tersambung_sejak: saat(9 * 24 * 60),
      terakhir_terlihat: saat(3 * 24 * 60),
    })
    .execute();
  const tertahan = (sebab: string, pin: string, waktu: Date, diterima_pada: Date) => {
    const jam = new Date(waktu.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const baris = `${pin}\t${jam}\t0\t1\t0\t0`;
    return {
      ...at,
      perangkat_id,
      sebab,
      pin,
      waktu,
      timezone: 'Asia/Jakarta',
      baris,
      kunci: `${pin} ${jam}`,
      diterima_pada,
    };
  };
  await trx
    .insertInto('ketukan_tertahan')
    .values([
      tertahan('pin', PIN_ASING, saat(26 * 60), saat(26 * 60 - 1)),
      tertahan('pin', PIN_ASING, saat(17 * 60), saat(17 * 60 - 1)),
      tertahan('depan', '3', saat(-25 * 60), saat(60)),
    ])
    .execute();
  const operator = anggota.find(({ orang }) => orang.username?.startsWith('operator.')) ?? anggota[0];
  if (!operator) return;
  const perintah = {
    ...at,
    perangkat_id,
    dibuat_oleh: operator.user_id,
    percobaan: 1,
    status: 'selesai',
    kode_jawab: 0,
  };
  await trx
    .insertInto('perintah_mesin')
    .values([
      { ...perintah, kelompok: crypto.randomUUID(), jenis: 'jam', dibuat_pada: saat(2880), dikirim_pada: saat(2880), dijawab_pada: saat(2879) }, // prettier-ignore
      { ...perintah, kelompok: crypto.randomUUID(), jenis: 'mulai_ulang', dibuat_pada: saat(1440), dikirim_pada: saat(1440), dijawab_pada: saat(1439) }, // prettier-ignore
    ])
    .execute();
}
