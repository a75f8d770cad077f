import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { hashToken } from '../platform/kit/secret-token.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import { pinDemo } from './rencana/pin-demo.ts';
import type { At } from './dasar/seed-organisasi.ts';

const MENIT = 60_000;
/** A PIN that was enrolled at the machine and that nobody has. */
const PIN_ASING = '198087';

/** Where the demo's taps come from that are not made on a phone. */
export type PerangkatDemo = { perangkat_id: number; jenis: 'mesin' | 'kios'; nama: string };

/**
 * What stands at an organisation's doors: a machine at the gate, and where it subscribes another whose clock lags, a kiosk
 * that a tablet is, and one that waits for its tablet: whoever tries the demo makes his own browser that by its code.
 */
export async function seedPerangkat(trx: Db, at: At, isLangganan: boolean, now: Date): Promise<PerangkatDemo[]> {
  const lokasi = await findLokasi(trx, at);
  const nomor = String(at.organisasi_id).padStart(4, '0');
  const terdengar = {
    alamat_terakhir: '36.80.12.5',
    tersambung_sejak: new Date(now.getTime() - 6 * SEHARI_MS),
    terakhir_terlihat: new Date(now.getTime() - MENIT),
  };
  const add = async (jenis: 'mesin' | 'kios', nama: string, isi: object): Promise<PerangkatDemo> => {
    const { perangkat_id } = await trx
      .insertInto('perangkat')
      .values({ ...at, ...lokasi, jenis, nama, ...isi })
      .returning('perangkat_id')
      .executeTakeFirstOrThrow();
    return { perangkat_id, jenis, nama };
  };
  const gerbang = await add('mesin', 'Mesin sidik jari', {
    ...terdengar,
    nomor_seri: `${SERI_GERBANG}${nomor}`,
    firmware: 'Ver 8.0.4.3-20190816',
    selisih_detik: 12,
  });
  if (!isLangganan) return [gerbang];
  const lobi = await add('mesin', 'Mesin wajah lobi', {
    ...terdengar,
    nomor_seri: `${SERI_LOBI}${nomor}`,
    firmware: 'ZAM170-NF-1.8.31',
    // It reads the zone that it is told in minutes.
    zona_mesin: 'menit',
    selisih_detik: GESER_LOBI_DETIK,
  });
  const kios = await add('kios', 'Kios perpustakaan', {
    ...terdengar,
    dipasang_pada: new Date(now.getTime() - 20 * SEHARI_MS),
    token_hash: hashToken(tokenKiosDemo(at.organisasi_id)),
  });
  await add('kios', 'Kios gerbang', { kios_pin: 'pengganti', is_kios_foto: true });
  return [gerbang, lobi, kios];
}

/** By which the demo's machines and its tablet are found again while it runs; it stands on somebody's own machine alone. */
export const SERI_GERBANG = 'CJDE19056';
export const SERI_LOBI = 'SPK724510';
export const GESER_LOBI_DETIK = 252;
export const tokenKiosDemo = (organisasi_id: number) => `kios-contoh-${organisasi_id}`;

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
      selisih_detik: 8,
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
      tertahan('depan', pinDemo(2), saat(-25 * 60), saat(60)),
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
