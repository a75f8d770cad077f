import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { sql } from 'kysely';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keadaanSql } from '../dasar/keadaan-sql.ts';
import { terlihatAnggotaSql } from '../dasar/terlihat-anggota-sql.ts';
import { isSasaranSql } from '../dasar/sasaran-sql.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** What is published for the caller, or was answered by him. */
const selectSendiri = ({ db, organisasi, actor, today }: OrganisasiCtx) =>
  db
    .selectFrom('kuesioner')
    .leftJoin('kuesioner_partisipasi as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'kuesioner.organisasi_id')
        .onRef('p.kuesioner_id', '=', 'kuesioner.kuesioner_id')
        .on('p.user_id', '=', actor.user_id),
    )
    .where('kuesioner.organisasi_id', '=', organisasi.organisasi_id)
    .where(terlihatAnggotaSql(actor.user_id, today));

/** Those that wait for his answer first, then the latest. */
export function listSendiriRows(
  ctx: OrganisasiCtx,
  { page, count, sudah }: { page: number; count: number; sudah?: boolean | undefined },
) {
  const keadaan = keadaanSql(ctx.today);
  const found = selectSendiri(ctx)
    .select(['kuesioner.kuesioner_id', 'judul', 'keterangan', 'is_anonim', 'jumlah_pertanyaan'])
    .select(['kuesioner.tgl_mulai', 'kuesioner.tgl_selesai', 'p.tanggal as dijawab'])
    .select([
      sql<KeadaanKuesioner>`${keadaan}`.as('keadaan'),
      sql<boolean>`exists (select from kuesioner_draf d where d.organisasi_id = kuesioner.organisasi_id
        and d.kuesioner_id = kuesioner.kuesioner_id and d.user_id = ${ctx.actor.user_id})`.as('has_draf'),
    ])
    .$if(sudah !== undefined, (query) => query.where(sql<boolean>`(p.user_id is not null) = ${sudah}`))
    .orderBy(sql`(p.user_id is null and ${keadaan} = 'terbuka')`, 'desc')
    .orderBy('kuesioner.kuesioner_id', 'desc');
  return paginate(found, { page, count });
}

/** How many he may answer today and has not. */
export async function countBelum(ctx: OrganisasiCtx): Promise<number> {
  const row = await selectSendiri(ctx)
    .select(sql<number>`count(*)`.as('jumlah'))
    .where('p.user_id', 'is', null)
    .where(isSasaranSql(ctx.actor.user_id, ctx.today))
    .where(sql<boolean>`${keadaanSql(ctx.today)} = 'terbuka'`)
    .executeTakeFirst();
  return row?.jumlah ?? 0;
}

/** The day on which he sent his answers. */
export async function findDijawab(
  { db, organisasi, actor }: OrganisasiCtx,
  kuesioner_id: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('kuesioner_partisipasi')
    .select('tanggal')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return row?.tanggal ?? null;
}

/** That he has answered; false where he had before. */
export async function insertPartisipasi(
  { db, organisasi, actor, today }: OrganisasiCtx,
  kuesioner_id: number,
): Promise<boolean> {
  const { tenant_id, organisasi_id } = organisasi;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kuesioner_partisipasi')
    .values({ tenant_id, organisasi_id, kuesioner_id, user_id: actor.user_id, tanggal: today })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The group that he is in today. */
export async function findGrupSendiri({ db, organisasi, actor, today }: OrganisasiCtx): Promise<number | null> {
  const row = await db
    .selectFrom('anggota_grup')
    .select('group_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', actor.user_id)
    .where(sql<boolean>`berlaku @> ${today}::date`)
    .executeTakeFirst();
  return row?.group_id ?? null;
}

/** With `hold` nobody else changes it until this is done. */
export const findDraf = ({ db, organisasi, actor }: OrganisasiCtx, kuesioner_id: number, hold: boolean) =>
  db
    .selectFrom('kuesioner_draf')
    .select(['isi', 'versi'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where('user_id', '=', actor.user_id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();

/** Keeps what he has filled in so far in place of what he had; answers the how manieth time it was. */
export async function saveDraf(
  { db, organisasi, actor }: OrganisasiCtx,
  kuesioner_id: number,
  isi: Buffer,
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { versi } = await db
    .insertInto('kuesioner_draf')
    .values({ tenant_id, organisasi_id, kuesioner_id, user_id: actor.user_id, isi })
    .onConflict((conflict) =>
      conflict
        .columns(['organisasi_id', 'kuesioner_id', 'user_id'])
        .doUpdateSet({ isi, versi: sql<number>`kuesioner_draf.versi + 1` }),
    )
    .returning('versi')
    .executeTakeFirstOrThrow();
  return versi;
}

export async function deleteDraf({ db, organisasi, actor }: OrganisasiCtx, kuesioner_id: number): Promise<void> {
  await db
    .deleteFrom('kuesioner_draf')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where('user_id', '=', actor.user_id)
    .execute();
}

export const DATA_SAYA_KUESIONER_PARTISIPASI: SalinanTabel = {
  kuesioner_partisipasi: {
    judul: 'Kuesioner yang dijawab',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', tanggal: 'Dijawab' },
    tanpa: ['user_id'],
  },
  kuesioner_draf: 'sealed until he sends it; he sees it by opening the questionnaire',
};
