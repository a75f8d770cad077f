import { selectPerangkatDiTempat } from '../dasar/perangkat-di-tempat.queries.ts';
import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
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
    /** Whether its organisation and tenant are open. */
    is_buka: boolean;
  };

const selectKios = (db: Db, now: Date) =>
  selectPerangkatDiTempat(db, now)
    .select(['p.dipasang_pada', 'p.token_hash', 'p.kios_pin', 'p.is_kios_foto'])
    .select(['o.nama as nama_organisasi', 'o.k_sumber_data', 'l.nama as nama_lokasi'])
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
