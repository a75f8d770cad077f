import { selectPerangkatDiTempat } from '../dasar/perangkat-di-tempat.queries.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';

/** A kiosk as it stands when it speaks. */
export type Kios = Mesin &
  Pick<KeadaanKios, 'nama_organisasi' | 'nama_lokasi' | 'kios_pin' | 'is_kios_foto'> & {
    status: number;
    k_sumber_data: number;
    alamat_sumber: string[];
    terakhir_terlihat: string | null;
    tersambung_sejak: string | null;
    /** When the tablet that it is now became it. */
    dipasang_pada: string | null;
    token_hash: Buffer | null;
    /** Of the pairing before: since when it was, and when it was taken back or another took its place. */
    token_lama_hash: Buffer | null;
    lama_sejak: string | null;
    dilepas_pada: string | null;
    /** Whether its organisation and tenant are open. */
    is_buka: boolean;
  };

const selectKios = (db: Db, now: Date) =>
  selectPerangkatDiTempat(db, now)
    .select(['p.dipasang_pada', 'p.token_hash', 'p.kios_pin', 'p.is_kios_foto'])
    .select(['p.token_lama_hash', 'p.lama_sejak', 'p.dilepas_pada'])
    .select(['o.nama as nama_organisasi', 'o.k_sumber_data', 'l.nama as nama_lokasi'])
    .where('p.jenis', '=', 'kios')
    .$castTo<Kios>();

/** The kiosk that a browser is, by its token, whoever's it is. */
export const findKiosOfToken = (db: Db, token_hash: Buffer, now: Date): Promise<Kios | undefined> =>
  selectKios(db, now).where('p.token_hash', '=', token_hash).executeTakeFirst();

/** The kiosk that a browser was until it was taken back, or another took its place. */
export const findKiosOfTokenLama = (db: Db, token_lama_hash: Buffer, now: Date): Promise<Kios | undefined> =>
  selectKios(db, now).where('p.token_lama_hash', '=', token_lama_hash).executeTakeFirst();

/** The kiosk whose code waits to be entered, held until the transaction ends. */
export const holdKiosOfKode = (db: Db, kode_hash: Buffer, now: Date): Promise<Kios | undefined> =>
  selectKios(db, now)
    .where('p.kode_hash', '=', kode_hash)
    .where('p.kode_sampai', '>', now.toISOString())
    .forUpdate('p')
    .executeTakeFirst();

export const findKios = (db: Db, organisasi_id: number, perangkat_id: number, now: Date): Promise<Kios | undefined> =>
  selectKios(db, now)
    .where('p.organisasi_id', '=', organisasi_id)
    .where('p.perangkat_id', '=', perangkat_id)
    .executeTakeFirst();

type Kunci = Pick<Mesin, 'organisasi_id' | 'perangkat_id'>;

/** A code waits to be entered; the browser that is this kiosk stays it until then. */
export async function updateKodePasang(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  kode: { kode_hash: Buffer; kode_sampai: Date },
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set(kode)
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/** Pairs a kiosk with a browser, or with none; of the browser that it was until now it stays known from when to when. */
export async function updatePasangan(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  token_hash: Buffer | null,
  now: Date,
): Promise<void> {
  const saat = sql<string>`${now.toISOString()}::timestamptz`;
  await db
    .updateTable('perangkat')
    .set({
      kode_hash: null,
      kode_sampai: null,
      token_hash,
      kartu_asing_lapor: 0,
      pin_salah_lapor: 0,
      dipasang_pada: token_hash && saat,
      token_lama_hash: sql`coalesce(token_hash, token_lama_hash)`,
      lama_sejak: sql`case when token_hash is null then lama_sejak else dipasang_pada end`,
      dilepas_pada: sql`case when token_hash is null then dilepas_pada else ${saat} end`,
    })
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/** What a kiosk has refused by itself since it was paired: what it has not told before is counted. */
export async function updateSalahKios(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  { kartu_asing, pin_salah }: { kartu_asing: number; pin_salah: number },
): Promise<void> {
  await sql`
    update perangkat set
      ditolak = ditolak + greatest(${kartu_asing} - kartu_asing_lapor, 0) + greatest(${pin_salah} - pin_salah_lapor, 0),
      kartu_asing = kartu_asing + greatest(${kartu_asing} - kartu_asing_lapor, 0),
      pin_salah = pin_salah + greatest(${pin_salah} - pin_salah_lapor, 0),
      kartu_asing_lapor = greatest(${kartu_asing}, kartu_asing_lapor),
      pin_salah_lapor = greatest(${pin_salah}, pin_salah_lapor)
    where organisasi_id = ${organisasi_id} and perangkat_id = ${perangkat_id}
      and (kartu_asing_lapor < ${kartu_asing} or pin_salah_lapor < ${pin_salah})`.execute(db);
}
