import type { JenisPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { DIBUAT, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type PemberitahuanBaru = {
  user_id: number;
  /** Where it is about; null of what is about the tenant that its reader belongs to. */
  organisasi_id: number | null;
  jenis: JenisPemberitahuan;
  judul: string;
  tautan: string;
};

const TENANT_INSTANSI = sql`(select o.tenant_id from organisasi o where o.organisasi_id = b.organisasi_id)`;
const TENANT_SENDIRI_PUN = sql`case when b.organisasi_id is null
  then (select u.tenant_id from users u where u.user_id = b.user_id) else ${TENANT_INSTANSI} end`;

/** Their numbers, in the same order. */
export async function insertPemberitahuan(db: Db, baru: readonly PemberitahuanBaru[], now: Date): Promise<number[]> {
  if (baru.length === 0) return [];
  const kolom = <K extends keyof PemberitahuanBaru>(nama: K) => baru.map((one) => one[nama]);
  // Two texts: one for both would be planned anew each time.
  const tenant = baru.some((one) => one.organisasi_id === null) ? TENANT_SENDIRI_PUN : TENANT_INSTANSI;
  const { rows } = await sql<{ pemberitahuan_id: number }>`
    ${PREPARED} insert into pemberitahuan (user_id, jenis, judul, tautan, tenant_id, dibuat_pada)
    select b.user_id, b.jenis, b.judul, b.tautan, ${tenant}, ${now}
    from unnest(${kolom('user_id')}::integer[], ${kolom('organisasi_id')}::integer[], ${kolom('jenis')}::text[],
      ${kolom('judul')}::text[], ${kolom('tautan')}::text[]) with ordinality
      as b (user_id, organisasi_id, jenis, judul, tautan, urutan)
    order by b.urutan
    returning pemberitahuan_id`.execute(db);
  return rows.map(({ pemberitahuan_id }) => pemberitahuan_id).toSorted((a, b) => a - b);
}

/** Which of these people have this in their bells already. */
export async function listSudahDiberitahu(
  db: Db,
  user_ids: readonly number[],
  { judul, tautan }: Pick<PemberitahuanBaru, 'judul' | 'tautan'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('pemberitahuan')
    .select('user_id')
    .where(sql<boolean>`user_id = any(${user_ids}::integer[])`)
    .where('judul', '=', judul)
    .where('tautan', '=', tautan)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

const milik = ({ db, actor }: UserCtx) => db.selectFrom('pemberitahuan').where('user_id', '=', actor.user_id);

/** The latest, or those before the one named. */
export function selectPemberitahuan(ctx: UserCtx, { sebelum, limit }: { sebelum: number | undefined; limit: number }) {
  return milik(ctx)
    .select(['pemberitahuan_id', 'jenis', 'judul', 'tautan', 'dibuat_pada'])
    .select(sql<boolean>`dibaca_pada is not null`.as('is_dibaca'))
    .$narrowType<{ jenis: JenisPemberitahuan }>()
    .$call((q) => whereGiven(q, 'pemberitahuan_id', '<', sebelum))
    .orderBy('pemberitahuan_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countBelumDibaca(ctx: UserCtx): Promise<number> {
  const row = await milik(ctx)
    .select(sql<number>`count(*)::integer`.as('jumlah'))
    .where('dibaca_pada', 'is', null)
    .executeTakeFirstOrThrow();
  return row.jumlah;
}

/** All that is unread, or the one named. */
export async function updateDibaca({ db, actor, now }: UserCtx, pemberitahuan_id: number | undefined): Promise<void> {
  await db
    .updateTable('pemberitahuan')
    .set({ dibaca_pada: now })
    .where('user_id', '=', actor.user_id)
    .where('dibaca_pada', 'is', null)
    .$call((q) =>
      whenGiven(q, pemberitahuan_id, (q, pemberitahuan_id) => q.where('pemberitahuan_id', '=', pemberitahuan_id)),
    )
    .execute();
}

export const DATA_SAYA_PEMBERITAHUAN: SalinanTabel = {
  pemberitahuan: {
    judul: 'Pemberitahuan',
    kolom: { jenis: 'Tentang', judul: 'Judul', tautan: 'Layar', ...DIBUAT, dibaca_pada: 'Dibaca' },
    tanpa: ['pemberitahuan_id', 'user_id'],
  },
};
