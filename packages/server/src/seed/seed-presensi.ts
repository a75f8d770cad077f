import { eachDay, hariPekanOf } from '@hadir/rules/waktu/tanggal.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { localToday } from '../platform/ctx/local-today.ts';
import type { RencanaOrganisasi } from './rencana/rencana.ts';
import type { Random } from './orang/random.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import type { PerangkatDemo } from './seed-mesin.ts';
import { pinDemo } from './rencana/pin-demo.ts';
import type { At } from './dasar/seed-organisasi.ts';

type With = { trx: Db; random: Random; now: Date; libur: ReadonlySet<string>; perangkat: readonly PerangkatDemo[] };
type Presensi = Insertable<Tables['presensi']>;
/** What a person is like, so that the same ones are late again. */
type Kebiasaan = { telat: number; bolong: number; tengah: number };

const WIB = '+07:00';
const WIB_MS = 7 * 3_600_000;
type Tempat = {
  lokasi_presensi_id: number;
  lat: number;
  lng: number;
  /** Where those taps come from that are not made on a phone. */
  pintu: PerangkatDemo & { pin: string };
};

/** Taps from a date up to this moment: mostly in time, some late, some forgotten, a few outside the location. */
export async function seedPresensi(
  { trx, random, now, libur, perangkat }: With,
  at: At,
  rencana: RencanaOrganisasi,
  anggota: readonly AnggotaDemo[],
  dari: string,
): Promise<void> {
  const lokasi = await trx
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'lat', 'lng'])
    .where('organisasi_id', '=', at.organisasi_id)
    .orderBy('lokasi_presensi_id')
    .execute();
  const [tempat] = lokasi;
  if (!tempat) throw new Error('The demo organisation has no location');

  const rows: Presensi[] = [];
  for (const [index, { user_id, orang }] of anggota.entries()) {
    const pintu = { ...pintuOf(perangkat, index), pin: pinDemo(index) };
    const kebiasaan = {
      telat: random.next() ** 3 * 0.5,
      bolong: random.next() ** 3 * 0.12,
      tengah: random.between(-22, -6),
    };
    const akhir = orang.status === STATUS_KEANGGOTAAN.tidak_aktif ? new Date(now.getTime() - 31 * SEHARI_MS) : now;
    for (const tanggal of tanggalKerja(dari, akhir, rencana.hari_kerja)) {
      if (libur.has(tanggal)) continue;
      for (const waktu of ketukan(random, kebiasaan, rencana, tanggal)) {
        if (waktu <= akhir) rows.push(satu(random, { ...at, user_id }, waktu, { ...tempat, pintu }));
      }
    }
  }
  rows.sort((a, b) => Number(a.waktu) - Number(b.waktu));
  for (let i = 0; i < rows.length; i += 1000)
    await trx
      .insertInto('presensi')
      .values(rows.slice(i, i + 1000))
      .execute();
  for (const { perangkat_id } of perangkat)
    await trx
      .updateTable('perangkat')
      .set({ hit: rows.filter((row) => row.perangkat_id === perangkat_id).length })
      .where('organisasi_id', '=', at.organisasi_id)
      .where('perangkat_id', '=', perangkat_id)
      .execute();
}

/** Most come by the first door; each person by his own, day after day. */
function pintuOf(perangkat: readonly PerangkatDemo[], index: number): PerangkatDemo {
  const found = perangkat[Math.max(0, (index % 5) - 2)] ?? perangkat[0];
  if (!found) throw new Error('The demo organisation has no machine');
  return found;
}

function tanggalKerja(dari: string, akhir: Date, hariKerja: readonly number[]): string[] {
  const rentang = { tgl_awal: dari, tgl_akhir: localToday(akhir, 'Asia/Jakarta') };
  return eachDay(rentang).filter((tanggal) => hariKerja.includes(hariPekanOf(tanggal)));
}

function ketukan(
  random: Random,
  { telat, bolong, tengah }: Kebiasaan,
  rencana: RencanaOrganisasi,
  tanggal: string,
): Date[] {
  if (random.chance(bolong)) return [];
  const isJumat = hariPekanOf(tanggal) === 5;
  const masuk = Date.parse(`${tanggal}T${rencana.masuk}:00${WIB}`);
  const pulang = Date.parse(`${tanggal}T${isJumat ? rencana.pulang_jumat : rencana.pulang}:00${WIB}`);
  const datang = random.chance(telat) ? random.between(1, 48) : random.around(tengah, 14);
  const balik = random.chance(0.04) ? -random.between(5, 50) : random.around(14, 12);
  const detik = () => random.between(0, 59) * 1000;
  const taps = [new Date(masuk + datang * 60_000 + detik())];
  if (!random.chance(0.03)) taps.push(new Date(pulang + balik * 60_000 + detik()));
  return taps;
}

function satu(
  random: Random,
  keys: At & { user_id: number },
  waktu: Date,
  { lokasi_presensi_id, lat, lng, pintu }: Tempat,
): Presensi {
  const isMesin = random.chance(0.35);
  const base = { ...keys, waktu, diterima_pada: waktu, timezone: 'Asia/Jakarta' };
  if (isMesin) {
    const jam = new Date(waktu.getTime() + WIB_MS).toISOString().slice(0, 19).replace('T', ' ');
    const { perangkat_id, jenis, nama, pin } = pintu;
    const dari = {
      ...base,
      radius: STATUS_RADIUS.tidak_terdeteksi,
      perangkat: nama,
      perangkat_id,
      id_luar: `${pin} ${jam}`,
    } as const;
    return jenis === 'mesin' ? { ...dari, sumber: 'mesin' } : { ...dari, sumber: 'kiosk', lokasi_presensi_id };
  }
  const jauh = random.chance(0.03);
  const geser = () => (random.next() - 0.5) * (jauh ? 0.02 : 0.0008);
  return {
    ...base,
    sumber: 'ponsel',
    lat: lat + geser(),
    lng: lng + geser(),
    akurasi_meter: random.between(4, 30),
    radius: jauh ? 0 : 1,
    jarak_meter: jauh ? random.between(300, 1500) : random.between(3, 60),
    lokasi_presensi_id,
    is_luring: random.chance(0.02),
  };
}
