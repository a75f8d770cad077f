import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';

/** The column by which a kind of request is named; leave keeps its decisions in its own history. */
export type KolomPermintaan = 'presensi_klaim_id' | 'presensi_manual_id' | 'tukar_shift_id';
export type KunciPermintaan = { kolom: KolomPermintaan; id: number };

type Putusan = Omit<JalanPersetujuan['putusan'][number], 'user_id' | 'nama' | 'pada'>;

/** Keeps one level's decision, by whoever calls. */
export async function insertPutusanJenjang(
  { db, organisasi, actor, now }: OrganisasiCtx,
  { kolom, id }: KunciPermintaan,
  putusan: Putusan,
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const { user_id, nama } = actor;
  await db
    .insertInto('persetujuan_putusan')
    .values({ ...putusan, [kolom]: id, tenant_id, organisasi_id, user_id, nama, pada: now })
    .execute();
}

/** What was decided on these requests, level by level. */
export async function listPutusanJenjang(
  { db, organisasi }: OrganisasiCtx,
  kolom: KolomPermintaan,
  ids: readonly number[],
): Promise<Map<number, JalanPersetujuan['putusan']>> {
  const rows = await db
    .selectFrom('persetujuan_putusan')
    .select([
      'urutan',
      'jumlah_jenjang',
      'is_setuju',
      'sebab',
      'keterangan',
      'user_id',
      'nama',
      'pada',
      `${kolom} as id`,
    ])
    .$narrowType<{ id: number; sebab: Putusan['sebab'] }>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`${sql.ref(kolom)} = any(${ids}::integer[])`)
    .orderBy('persetujuan_putusan_id')
    .execute();
  const byRequest = new Map<number, JalanPersetujuan['putusan']>();
  for (const { id, ...putusan } of rows) byRequest.set(id, [...(byRequest.get(id) ?? []), putusan]);
  return byRequest;
}
