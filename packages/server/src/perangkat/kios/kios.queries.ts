import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';

/** A kiosk as it stands when it speaks. */
export type Kios = Mesin &
  Pick<KeadaanKios, 'nama_organisasi' | 'nama_lokasi' | 'kios_pin' | 'is_kios_foto'> & {
    status: number;
    alamat_sumber: string[];
    terakhir_terlihat: string | null;
    tersambung_sejak: string | null;
    /** When the tablet that it is now became it. */
    dipasang_pada: string | null;
    token_hash: Buffer | null;
    /** Whether its organisation and tenant are open. */
    is_buka: boolean;
  };

const selectKios = (db: Db, now: Date) =>
  db
    .selectFrom('perangkat as p')
    .innerJoin('lokasi_presensi as l', (join) =>
      join.onRef('l.organisasi_id', '=', 'p.organisasi_id').onRef('l.lokasi_presensi_id', '=', 'p.lokasi_presensi_id'),
    )
    .innerJoin('organisasi as o', 'o.organisasi_id', 'p.organisasi_id')
    .innerJoin('tenant as t', 't.tenant_id', 'p.tenant_id')
    .leftJoin('pengaturan_organisasi as s', (join) =>
      join
        .onRef('s.organisasi_id', '=', 'p.organisasi_id')
        .on(sql<boolean>`s.berlaku @> (${now.toISOString()}::timestamptz at time zone s.timezone)::date`),
    )
    .select([
      'p.tenant_id',
      'p.organisasi_id',
      'p.perangkat_id',
      'p.nama',
      'p.lokasi_presensi_id',
      'p.status',
      'p.alamat_sumber',
      'p.terakhir_terlihat',
      'p.tersambung_sejak',
      'p.dipasang_pada',
      'p.token_hash',
      'p.kios_pin',
      'p.is_kios_foto',
      'o.nama as nama_organisasi',
      'l.nama as nama_lokasi',
    ])
    .select((eb) => [
      sql<Zona>`coalesce(l.timezone, s.timezone, 'Asia/Jakarta')`.as('timezone'),
      eb.and([eb('o.status', '=', STATUS_RECORD.aktif), eb('t.status', '=', STATUS_RECORD.aktif)]).as('is_buka'),
    ])
    .where('p.jenis', '=', 'kios')
    .$castTo<Kios>();

/** The kiosk that a browser is, by its token, whoever's it is. */
export const findKiosOfToken = (db: Db, token_hash: Buffer, now: Date): Promise<Kios | undefined> =>
  selectKios(db, now).where('p.token_hash', '=', token_hash).executeTakeFirst();

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

type Pasangan = {
  kode_hash?: Buffer | null;
  kode_sampai?: Date | null;
  token_hash?: Buffer | null;
  dipasang_pada?: Date | null;
};

/** What pairs a kiosk with a browser. */
export async function updatePasangan(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Mesin, 'organisasi_id' | 'perangkat_id'>,
  pasangan: Pasangan,
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set(pasangan)
    .where('organisasi_id', '=', organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}
