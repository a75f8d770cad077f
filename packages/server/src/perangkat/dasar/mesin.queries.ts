import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { selectPerangkatDiTempat } from './perangkat-di-tempat.queries.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toPinPolos } from '@hadir/rules/perangkat/match-pin.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';

/** A registered machine as it stands when it speaks. */
export type MesinTerdaftar = Mesin & {
  nomor_seri: string;
  status: number;
  zona_mesin: string;
  alamat_sumber: string[];
  alamat_terakhir: string | null;
  firmware: string | null;
  stamp: string | null;
  terakhir_terlihat: string | null;
  tersambung_sejak: string | null;
  /** Since when it has been here, where another organisation had it before. */
  pindah_pada: string | null;
  /** Who registered it, or last changed what it sends from, and when (aturan/perangkat#mesin-sendiri). */
  diatur_oleh: number | null;
  diatur_pada: string | null;
  /** Whether its organisation and tenant are open. */
  is_buka: boolean;
  /** Whether something waits that it was asked to do. */
  is_diperintah: boolean;
};

const selectMesin = (db: Db, now: Date) =>
  selectPerangkatDiTempat(db, now)
    .select(['p.nomor_seri', 'p.zona_mesin', 'p.alamat_terakhir', 'p.firmware', 'p.stamp', 'p.pindah_pada'])
    .select(['p.diatur_oleh', 'p.diatur_pada'])
    .select(
      sql<boolean>`exists (select 1 from perintah_mesin m where m.organisasi_id = p.organisasi_id
        and m.perangkat_id = p.perangkat_id and m.status in ('menunggu', 'terkirim'))`.as('is_diperintah'),
    )
    .where('p.jenis', '=', 'mesin')
    .$castTo<MesinTerdaftar>();

/** The machine of a serial number, whoever's it is; where it was moved, as it stands now. */
export const findMesin = (db: Db, nomor_seri: string, now: Date): Promise<MesinTerdaftar | undefined> =>
  selectMesin(db, now)
    .where('p.nomor_seri', '=', nomor_seri)
    .orderBy((eb) => eb('p.status', 'in', [STATUS_RECORD.ditolak, STATUS_RECORD.diblokir]))
    .orderBy('p.perangkat_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who may have set a machine up: who did so last, and the place's operators, of whom another may have done so before. */
export async function listPengaturMesin(
  db: Db,
  { organisasi_id, diatur_oleh }: Pick<MesinTerdaftar, 'organisasi_id' | 'diatur_oleh'>,
): Promise<number[]> {
  const operator = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('role', '=', KODE_PERAN.operator)
    .execute();
  return [...operator.map(({ user_id }) => user_id), ...(diatur_oleh === null ? [] : [diatur_oleh])];
}

/** The same machine again for what it sends, of which nothing else is stored until the transaction ends. */
export async function lockMesin(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Mesin, 'organisasi_id' | 'perangkat_id'>,
  now: Date,
): Promise<MesinTerdaftar | undefined> {
  return selectMesin(db, now)
    .where('p.organisasi_id', '=', organisasi_id)
    .where('p.perangkat_id', '=', perangkat_id)
    .forUpdate('p')
    .executeTakeFirst();
}

type Kunci = Pick<Mesin, 'organisasi_id' | 'perangkat_id'>;

export async function updateKontakMesin(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  kontak: { terakhir_terlihat: string; tersambung_sejak: string; alamat_terakhir: string; firmware: string | null },
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set(kontak)
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/** One request more of it that was not listened to, at a kiosk perhaps because of what it read. */
export async function countDitolak(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  sebab?: 'kartu_asing' | 'pin_salah',
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set((eb) => ({ ditolak: eb('ditolak', '+', 1), ...(sebab && { [sebab]: eb(sebab, '+', 1) }) }))
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/** What the machine sent is stored: how many lines, up to where, and what its clock is off by where that is known. */
export async function updateKiriman(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  { jumlah, stamp, selisih_detik }: { jumlah: number; stamp: string | null; selisih_detik: number | null },
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set((eb) => ({
      hit: eb('hit', '+', jumlah),
      ...(stamp === null ? {} : { stamp }),
      ...(selisih_detik === null ? {} : { selisih_detik }),
    }))
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/** Members who may be meant by these PINs, with their names. */
export async function listAnggotaOfPin(
  db: Db,
  organisasi_id: number,
  pins: readonly string[],
): Promise<{ pin: string; user_id: number; nama: string }[]> {
  const polos = [...new Set(pins.map(toPinPolos))];
  const { rows } = await sql<{ pin: string; user_id: number; nama: string }>`
    select a.pin, a.user_id, u.nama from anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi_id} and a.pin is not null and ltrim(a.pin, '0') = any(${polos.map((pin) => pin.replace(/^0+/, ''))}::text[])
  `.execute(db);
  return rows;
}
