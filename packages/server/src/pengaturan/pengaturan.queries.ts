import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { NAMA_PENGATURAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import type { Masa } from '@hadir/rules/pengaturan/masa.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Db } from '../platform/db/open/open-db.ts';

/** Every version of the organisation's settings, the latest first. */
export function listPengaturan({ db, organisasi }: OrganisasiCtx) {
  return db
    .selectFrom('pengaturan_organisasi')
    .select(['tgl_mulai', 'tgl_selesai', 'is_leave_management_simpatika', 'sendiri', ...NAMA_PENGATURAN])
    .$narrowType<Pick<Pengaturan, 'timezone' | 'luar_radius' | 'lokasi_palsu' | 'sendiri'>>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .orderBy('tgl_mulai', 'desc')
    .execute();
}

/** What the tenant says of its organisations' settings, in order; nothing where it has never said anything. */
export async function listMasaTenant(db: Db, tenant_id: number): Promise<Masa<IsiPengaturan>[]> {
  const rows = await db
    .selectFrom('pengaturan_tenant')
    .select(['tgl_mulai', 'tgl_selesai', ...NAMA_PENGATURAN])
    .$narrowType<Pick<IsiPengaturan, 'timezone' | 'luar_radius' | 'lokasi_palsu'>>()
    .where('tenant_id', '=', tenant_id)
    .orderBy('tgl_mulai')
    .execute();
  return rows.map(({ tgl_mulai, tgl_selesai, ...isi }) => ({ tgl_mulai, tgl_selesai, isi }));
}

/** Puts these in place of what the tenant says. */
export async function replaceMasaTenant(
  db: Db,
  tenant_id: number,
  masa: readonly Masa<IsiPengaturan>[],
): Promise<void> {
  await db.deleteFrom('pengaturan_tenant').where('tenant_id', '=', tenant_id).execute();
  const rows = masa.map(({ isi, ...span }) => ({ ...isi, ...span, tenant_id }));
  await db.insertInto('pengaturan_tenant').values(rows).execute();
}

export type PengaturanRow = IsiPengaturan & {
  tenant_id: number;
  organisasi_id: number;
  tgl_mulai: string;
  tgl_selesai: string | null;
  is_leave_management_simpatika: boolean;
  sendiri: string[];
};

/** The settings of these organisations, each organisation's in order. */
export function listPengaturanOf(db: Db, organisasi_ids: readonly number[]): Promise<PengaturanRow[]> {
  return db
    .selectFrom('pengaturan_organisasi')
    .select(['tenant_id', 'organisasi_id', 'tgl_mulai', 'tgl_selesai', 'is_leave_management_simpatika', 'sendiri'])
    .select(NAMA_PENGATURAN)
    .$narrowType<Pick<IsiPengaturan, 'timezone' | 'luar_radius' | 'lokasi_palsu'>>()
    .where('organisasi_id', '=', sql<number>`any(${organisasi_ids}::integer[])`)
    .orderBy('organisasi_id')
    .orderBy('tgl_mulai')
    .execute();
}

/** A version has two dozen columns, and a statement takes 65.535 values. */
const SEKALI = 1000;

/** Takes away these versions of settings, then adds those. */
export async function replacePengaturan(
  db: Db,
  lama: readonly Pick<PengaturanRow, 'organisasi_id' | 'tgl_mulai'>[],
  baru: readonly PengaturanRow[],
): Promise<void> {
  await sql`delete from pengaturan_organisasi p
    using unnest(${lama.map((row) => row.organisasi_id)}::integer[], ${lama.map((row) => row.tgl_mulai)}::date[])
      as l (organisasi_id, tgl_mulai)
    where p.organisasi_id = l.organisasi_id and p.tgl_mulai = l.tgl_mulai`.execute(db);
  for (let n = 0; n < baru.length; n += SEKALI) {
    await db
      .insertInto('pengaturan_organisasi')
      .values(baru.slice(n, n + SEKALI))
      .execute();
  }
}

export async function listOrganisasiIds(db: Db, tenant_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('tenant_id', '=', tenant_id)
    .orderBy('organisasi_id')
    .execute();
  return rows.map(({ organisasi_id }) => organisasi_id);
}

/**
 * Until the commit nobody changes the settings of the tenant: those who change an organisation's (`bersama`) wait for
 * who changes the tenant's (`tunggal`), and he for them.
 */
export async function lockPengaturan(db: Db, tenant_id: number, cara: 'bersama' | 'tunggal'): Promise<void> {
  const lock = sql.raw(cara === 'tunggal' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(7201961, ${tenant_id}::integer)`.execute(db);
}

/** Two operators at once: the second waits here and then sees the version of the first. */
export async function lockOrganisasi(db: Db, organisasi_id: number): Promise<void> {
  await sql`select from organisasi where organisasi_id = ${organisasi_id} for update`.execute(db);
}
