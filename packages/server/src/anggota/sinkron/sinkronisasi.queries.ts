import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { sql, type Updateable } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { NomorSatuan } from '../../platform/simpatika/simpatika.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

type At = { tenant_id: number; organisasi_id: number };
type Run = { organisasi_id: number; sinkronisasi_id: number };

/** By which numbers the staff system may know the organisation. */
export function getNomorSatuan(db: Db, organisasi_id: number): Promise<NomorSatuan> {
  return db
    .selectFrom('organisasi')
    .select(['simpatika_id', 'npsn', 'nsm'])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
}

const selectSinkron = (db: Db) =>
  db
    .selectFrom('sinkronisasi as s')
    .leftJoin('pekerjaan as p', 'p.pekerjaan_id', 's.pekerjaan_id')
    .select(['s.sinkronisasi_id', 's.tenant_id', 's.organisasi_id', 's.token', 's.asal', 's.langkah', 's.halaman'])
    .select(['s.jumlah as terbaca_dari', 's.pembuat as oleh', 's.dibuat_pada', 's.perubahan', 's.pekerjaan_id'])
    .select(['p.status', 'p.pesan', 'p.selesai', 'p.total'])
    .select([
      sql<Sinkronisasi['jumlah']>`(select jsonb_object_agg(n.jenis, n.jumlah) from (
        select b.jenis, count(*)::integer as jumlah from sinkronisasi_baris b
        where b.organisasi_id = s.organisasi_id and b.sinkronisasi_id = s.sinkronisasi_id and b.jenis is not null
        group by b.jenis) n)`.as('jumlah'),
      sql<number>`(select count(*)::integer from sinkronisasi_baris b where b.organisasi_id = s.organisasi_id
        and b.sinkronisasi_id = s.sinkronisasi_id and b.is_diterapkan)`.as('diterapkan'),
      sql<boolean>`not exists (select from sinkronisasi l where l.organisasi_id = s.organisasi_id
        and l.sinkronisasi_id > s.sinkronisasi_id)`.as('is_terbaru'),
    ])
    .$narrowType<{ asal: Sinkronisasi['asal'] }>();

export type SinkronTersimpan = Awaited<ReturnType<ReturnType<typeof selectSinkron>['executeTakeFirstOrThrow']>>;

/** A run by its token, of whatever organisation is in view. */
export const findSinkronByToken = (db: Db, token: string) =>
  selectSinkron(db).where('s.token', '=', token).executeTakeFirst();

export const findSinkronTerakhir = (db: Db, organisasi_id: number) =>
  selectSinkron(db)
    .where('s.organisasi_id', '=', organisasi_id)
    .orderBy('s.sinkronisasi_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest, for whoever begins or goes on with one: nobody else does in this organisation until the commit. */
export async function lockSinkronTerakhir(db: Db, organisasi_id: number) {
  await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('organisasi_id', '=', organisasi_id)
    .forNoKeyUpdate()
    .execute();
  return findSinkronTerakhir(db, organisasi_id);
}

/** So many are kept beside the new one, for looking back. */
const DISIMPAN = 4;

export async function insertSinkron(
  db: Db,
  { tenant_id, organisasi_id }: At,
  isi: { asal: Sinkronisasi['asal']; dibuat_oleh: number | null; pembuat: string | null; dibuat_pada: Date },
): Promise<number> {
  const lama = db
    .selectFrom('sinkronisasi')
    .select('sinkronisasi_id')
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('sinkronisasi_id', 'desc')
    .offset(DISIMPAN);
  await db
    .deleteFrom('sinkronisasi')
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', 'in', lama)
    .execute();
  const { sinkronisasi_id } = await db
    .insertInto('sinkronisasi')
    .values({ tenant_id, organisasi_id, langkah: 'baca', ...isi })
    .returning('sinkronisasi_id')
    .executeTakeFirstOrThrow();
  return sinkronisasi_id;
}

export async function updateSinkron(
  db: Db,
  { organisasi_id, sinkronisasi_id }: Run,
  isi: Updateable<Tables['sinkronisasi']>,
): Promise<void> {
  await db
    .updateTable('sinkronisasi')
    .set(isi)
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', '=', sinkronisasi_id)
    .execute();
}

export const getBacaan = (db: Db, { organisasi_id, sinkronisasi_id }: Run) =>
  db
    .selectFrom('sinkronisasi')
    .select(['versi', 'halaman', 'jumlah_halaman', 'jumlah', 'satuan', 'nonaktifkan', 'asal', 'pembuat', 'dibuat_oleh'])
    .where('organisasi_id', '=', organisasi_id)
    .where('sinkronisasi_id', '=', sinkronisasi_id)
    .executeTakeFirstOrThrow();

/** Linked organisations whose members are kept in step, in which nothing is to be asked of anybody first. */
export const listTersinkron = (db: Db, linked: number, aktif: number) =>
  db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .select(['organisasi.tenant_id', 'organisasi.organisasi_id'])
    .where('organisasi.k_sumber_data', '=', linked)
    .where('organisasi.is_sinkronisasi', '=', true)
    .where('organisasi.status', '=', aktif)
    .where('tenant.status', '=', aktif)
    .orderBy('organisasi.organisasi_id')
    .execute();

/** What stands of the organisation itself. */
export const getSatuanKini = ({ db, organisasi }: Pick<OrganisasiCtx, 'db' | 'organisasi'>) =>
  db
    .selectFrom('organisasi as o')
    .leftJoin('organisasi_sumber as s', 's.organisasi_id', 'o.organisasi_id')
    .select(['o.nama', 'o.npsn', 'o.nsm', 'o.alamat', 'o.telepon', 'o.kepala_nama', 'o.kepala_nip', 's.nilai as dasar'])
    .where('o.organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirstOrThrow();

/** Writes what changes of the organisation itself, and keeps what was said of it. */
export async function updateSatuan(
  { db, organisasi, now }: OrganisasiCtx,
  isi: Updateable<Tables['organisasi']>,
  nilai: object,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db.updateTable('organisasi').set(isi).where('organisasi_id', '=', organisasi_id).execute();
  await sql`
    insert into organisasi_sumber as s (tenant_id, organisasi_id, nilai, pada)
    values (${tenant_id}, ${organisasi_id}, ${JSON.stringify(nilai)}::jsonb, ${now})
    on conflict (organisasi_id) do update set nilai = excluded.nilai, pada = excluded.pada
    where s.nilai <> excluded.nilai`.execute(db);
}

/** The organisation as keeping its members in step needs it. */
export const getTempatSinkron = (db: Db, organisasi_id: number) =>
  db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'tenant_id', 'kode_organisasi', 'k_sumber_data', 'is_langganan', 'is_sinkronisasi'])
    .select('tgl_berlaku_akhir')
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();

export const DATA_SAYA_SINKRONISASI: SalinanTabel = {
  sinkronisasi: 'the organisation’s; that he began it is in the log',
};
