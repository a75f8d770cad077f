import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { hitungUlang } from '@hadir/contract/kehadiran/turunan/hitung-ulang.contract.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { rederiveJob } from './rederive-job.ts';

/** What is being judged again, and the last one that ended. */
export async function selectHitungUlang({
  db,
  organisasi,
}: OrganisasiCtx): Promise<Output<typeof hitungUlang.listHitungUlang>> {
  const { rows } = await sql<Output<typeof hitungUlang.listHitungUlang>[number]>`
    with semua as (
      select pekerjaan_id, status, selesai, total, pesan,
        dibuat_pada,
        row_number() over (partition by status in ('menunggu', 'berjalan') order by dibuat_pada desc) as ke,
        status in ('menunggu', 'berjalan') as is_berjalan
      from pekerjaan where organisasi_id = ${organisasi.organisasi_id} and jenis = ${rederiveJob.jenis})
    select pekerjaan_id, status, selesai, total, pesan, dibuat_pada from semua
    where ke = 1 or (is_berjalan and ke <= 20) order by dibuat_pada desc
  `.execute(db);
  return rows;
}

/** Whether days of the organisation wait to be judged again. */
export async function isDihitungUlang(db: Db, organisasi_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('pekerjaan')
    .select('pekerjaan_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('jenis', '=', rederiveJob.jenis)
    .where('status', 'in', ['menunggu', 'berjalan'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
