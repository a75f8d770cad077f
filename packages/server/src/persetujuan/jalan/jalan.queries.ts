import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { compiled } from '../../platform/db/open/compiled.ts';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { jenjangUntuk } from '../dasar/jalur.queries.ts';
import type { JenjangTersimpan } from '../dasar/jenjang-tersimpan.ts';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';
import type { Menunggu } from './judge-hak.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** Which request it is: its kind, and its number among those of the kind. */
export type KunciJalan = { untuk: UntukPersetujuan; objek_id: number };

/** Where a request stands on its way; it waits for a decision while `giliran_sejak` says since when. */
export type Jalan = KunciJalan & Menunggu & { jalan_id: number; versi: number };

type DiInstansi = Pick<InstansiCtx, 'db'> & { organisasi: { organisasi_id: number } };

const KOLOM = [
  'jalan_id',
  'untuk',
  'objek_id',
  'pihak_lain',
  'jenjang',
  'jenjang_oleh',
  'urutan',
  'giliran_sejak',
  'versi',
] as const;
const PEMILIK = sql<number>`coalesce(persetujuan_jalan.user_id, 0)`.as('user_id');
const BERIKUTNYA = sql<number>`persetujuan_jalan.versi + 1`;
type Bentuk = { untuk: UntukPersetujuan; jenjang: JenjangTersimpan[] };

const selectJalan = ({ db, organisasi }: DiInstansi, untuk: UntukPersetujuan, objek_ids: readonly number[]) =>
  db
    .selectFrom('persetujuan_jalan')
    .select([...KOLOM])
    .select(PEMILIK)
    .$narrowType<Bentuk>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('untuk', '=', untuk)
    .where(sql<boolean>`objek_id = any(${idsSql(objek_ids)})`)
    .orderBy('jalan_id')
    .modifyFront(PREPARED);

/** The way of each of these; one that went none, or not yet, has none. */
export async function listJalan(
  ctx: DiInstansi,
  untuk: UntukPersetujuan,
  objek_ids: readonly number[],
): Promise<Map<number, Jalan>> {
  const rows = await selectJalan(ctx, untuk, objek_ids).execute();
  return new Map(rows.map((row) => [row.objek_id, row]));
}

/** The same, which nobody else moves until the transaction ends. */
export async function lockJalan(
  ctx: DiInstansi,
  untuk: UntukPersetujuan,
  objek_ids: readonly number[],
): Promise<Map<number, Jalan>> {
  const rows = await selectJalan(ctx, untuk, objek_ids).forUpdate().execute();
  return new Map(rows.map((row) => [row.objek_id, row]));
}

/** All of an organisation that wait for a decision, of these kinds, the longest waiting first. */
export const listJalanMenunggu = (
  { db, organisasi }: InstansiCtx,
  untuk: readonly UntukPersetujuan[],
): Promise<Jalan[]> =>
  db
    .selectFrom('persetujuan_jalan')
    .select([...KOLOM])
    .select(PEMILIK)
    .$narrowType<Bentuk>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('giliran_sejak', 'is not', null)
    .where(sql<boolean>`untuk = any(${untuk}::text[])`)
    .orderBy('jalan_id')
    .execute();

type Awal = {
  /** Whose it is, and who beside him decides nothing about it. */
  user_id: number;
  pihak_lain?: readonly number[];
  /** Since when its first level has its turn; null is not yet. */
  giliran_sejak: Tanggal | null;
};

type Dibuka = KunciJalan & Awal & { pihak_lain: number[]; tenant_id: number; organisasi_id: number };

const jalanBaru = compiled((db, isi: Dibuka) => {
  const { tenant_id, organisasi_id, untuk, objek_id, user_id, pihak_lain, giliran_sejak } = isi;
  const kunci = { tenant_id, organisasi_id, untuk, objek_id };
  const row = { user_id, pihak_lain, ...jenjangUntuk(db, isi), urutan: 0, giliran_sejak, is_selesai: false };
  return db
    .insertInto('persetujuan_jalan')
    .values({ ...row, ...kunci })
    .onConflict((on) => on.columns(['organisasi_id', 'untuk', 'objek_id']).doUpdateSet({ ...row, versi: BERIKUTNYA }))
    .returning([...KOLOM])
    .returning(PEMILIK)
    .$narrowType<Bentuk>()
    .modifyEnd(PREPARED);
});

/**
 * Sends a request on its way, by the chain of its kind as it is now; also one that went it before and came back, which
 * is another version then. Answers where it stands.
 */
export async function openJalan(ctx: OrganisasiCtx, kunci: KunciJalan, awal: Awal): Promise<Jalan> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const pihak_lain = [...(awal.pihak_lain ?? [])];
  const [jalan] = await jalanBaru(ctx.db, { ...awal, pihak_lain, ...kunci, tenant_id, organisasi_id });
  if (!jalan) throw new Error('An insert that updates what is there answers its row');
  return jalan;
}

type Gerak = {
  urutan?: number;
  giliran_sejak: Tanggal | null;
  is_selesai?: boolean;
  pihak_lain?: readonly number[];
  versi?: typeof BERIKUTNYA;
};

async function moveJalan({ db, organisasi }: DiInstansi, { untuk, objek_id }: KunciJalan, gerak: Gerak): Promise<void> {
  const { pihak_lain, ...rest } = gerak;
  await db
    .updateTable('persetujuan_jalan')
    .set({ ...rest, ...(pihak_lain && { pihak_lain: [...pihak_lain] }) })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('untuk', '=', untuk)
    .where('objek_id', '=', objek_id)
    .modifyEnd(PREPARED)
    .execute();
}

/** The first level's turn begins today, of a request that waited for something else. */
export const startGiliran = (ctx: DiInstansi & { today: Tanggal }, kunci: KunciJalan): Promise<void> =>
  moveJalan(ctx, kunci, { urutan: 0, giliran_sejak: ctx.today });

/** The first level's turn begins anew today, of a request whose content was changed: it is another version. */
export const resetGiliran = (
  ctx: DiInstansi & { today: Tanggal },
  kunci: KunciJalan,
  pihak_lain: readonly number[],
): Promise<void> => moveJalan(ctx, kunci, { urutan: 0, giliran_sejak: ctx.today, pihak_lain, versi: BERIKUTNYA });

/** A further level's turn begins today. */
export const forwardJalan = (ctx: DiInstansi & { today: Tanggal }, kunci: KunciJalan, urutan: number): Promise<void> =>
  moveJalan(ctx, kunci, { urutan, giliran_sejak: ctx.today });

/** Nobody decides it any more; `urutan` where its last levels were passed. */
export const closeJalan = (ctx: DiInstansi, kunci: KunciJalan, urutan?: number): Promise<void> =>
  moveJalan(ctx, kunci, { giliran_sejak: null, is_selesai: true, ...(urutan !== undefined && { urutan }) });

/**
 * Gives requests on which nobody of their chain has decided the one that their kind has now; the turn of those that wait begins anew. The
 * caller's own keep theirs: who changes a chain would choose who decides them (aturan/cuti#persetujuan).
 */
export async function rerouteJalan(ctx: OrganisasiCtx, untuk: UntukPersetujuan): Promise<void> {
  const { db, organisasi, today, actor } = ctx;
  const { jenjang, jenjang_oleh } = jenjangUntuk(db, { ...organisasi, untuk });
  await sql`
    update persetujuan_jalan set jenjang = ${jenjang}, jenjang_oleh = ${jenjang_oleh},
      giliran_sejak = case when giliran_sejak is not null then ${today}::date end
    where organisasi_id = ${organisasi.organisasi_id} and untuk = ${untuk} and not is_selesai and urutan = 0
      and user_id is distinct from ${actor.user_id} and ${actor.user_id} <> all(pihak_lain)`.execute(db);
}

export const DATA_SAYA_PERSETUJUAN_JALAN: SalinanTabel = {
  persetujuan_jalan: 'where a request stands; the request and what was decided on it are in his copy',
};
