import type { PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Putusan = Omit<PutusanJenjang, 'user_id' | 'nama' | 'pada'>;

/** Keeps one level's decision, by whoever calls; answers its number. */
export async function insertPutusanJenjang(
  { db, organisasi, actor, now }: OrganisasiCtx,
  jalan_id: number,
  putusan: Putusan,
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { user_id, nama } = actor;
  const { persetujuan_putusan_id } = await db
    .insertInto('persetujuan_putusan')
    .values({ ...putusan, jalan_id, tenant_id, organisasi_id, user_id, nama, pada: now })
    .returning('persetujuan_putusan_id')
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  return persetujuan_putusan_id;
}

/** What was decided on these ways, level by level. */
export async function listPutusanJenjang(
  { db, organisasi }: OrganisasiCtx,
  jalan_ids: readonly number[],
): Promise<Map<number, PutusanJenjang[]>> {
  const rows = await db
    .selectFrom('persetujuan_putusan')
    .select(['urutan', 'jumlah_jenjang', 'is_setuju', 'sebab', 'keterangan', 'user_id', 'nama', 'pada', 'jalan_id'])
    .$narrowType<{ sebab: Putusan['sebab'] }>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`jalan_id = any(${idsSql(jalan_ids)})`)
    .orderBy('persetujuan_putusan_id')
    .modifyFront(PREPARED)
    .execute();
  const byJalan = new Map<number, PutusanJenjang[]>();
  for (const { jalan_id, ...putusan } of rows) byJalan.set(jalan_id, [...(byJalan.get(jalan_id) ?? []), putusan]);
  return byJalan;
}

/** Whether the caller has decided on a request of this person. */
export async function hasDiputus(
  { db, actor, organisasi }: UserCtx & { organisasi: { organisasi_id: number } },
  user_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('persetujuan_putusan as p')
    .innerJoin('persetujuan_jalan as j', (join) =>
      join.onRef('j.organisasi_id', '=', 'p.organisasi_id').onRef('j.jalan_id', '=', 'p.jalan_id'),
    )
    .select('p.jalan_id')
    .where('p.organisasi_id', '=', organisasi.organisasi_id)
    .where('p.user_id', '=', actor.user_id)
    .where('j.user_id', '=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

export const DATA_SAYA_PERSETUJUAN_PUTUSAN: SalinanTabel = {
  persetujuan_putusan: {
    judul: 'Keputusan atas permintaan',
    kolom: {
      ...INSTANSI,
      jalan_id: 'Nomor permintaan',
      urutan: 'Jenjang (dari 0)',
      jumlah_jenjang: 'Jumlah jenjang',
      is_setuju: 'Disetujui',
      sebab: 'Sebab',
      keterangan: 'Keterangan',
      nama: 'Oleh',
      pada: 'Waktu',
    },
    tanpa: ['persetujuan_putusan_id', 'user_id'],
    milik: 'jalan_id in (select jalan_id from persetujuan_jalan where user_id = :saya)',
  },
};
