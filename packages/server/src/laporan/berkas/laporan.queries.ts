import type { JenisLaporan, Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { seesSemuaSaldo } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { sql } from 'kysely';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';
import { BUAT_LAPORAN } from '../dasar/jenis-pekerjaan.ts';
import type { HasilBerkas } from '../../platform/jobs/keep-berkas.ts';

const TERAKHIR = 30;

/**
 * The reports of the organisation, or of the tenant itself, to a plain user those that he asked for: they tell of
 * everybody. Leave books only for who may see balances.
 */
const selectLaporan = (ctx: MilikCtx) =>
  ctx.db
    .selectFrom('pekerjaan')
    .leftJoin('berkas', (join) => join.on(sql<boolean>`berkas.berkas_id = (pekerjaan.hasil ->> 'berkas_id')::uuid`))
    .leftJoin('users', 'users.user_id', 'pekerjaan.dibuat_oleh')
    .where('pekerjaan.tenant_id', '=', ctx.tenant_id)
    .where('pekerjaan.organisasi_id', 'is not distinct from', organisasiIdOf(ctx))
    .where('pekerjaan.jenis', '=', BUAT_LAPORAN)
    .where(terlihatSql(ctx, 'pekerjaan.dibuat_oleh'))
    .$if(!seesSemuaSaldo(ctx.actor), (query) => query.where(sql`pekerjaan.masukan ->> 'jenis'`, '<>', 'buku-cuti'))
    .select([
      'pekerjaan.pekerjaan_id as laporan_id',
      sql<Laporan['jenis']>`pekerjaan.masukan ->> 'jenis'`.as('jenis'),
      sql<string>`pekerjaan.masukan ->> 'nama'`.as('nama'),
      sql<Laporan['format']>`pekerjaan.masukan ->> 'format'`.as('format'),
      sql<Laporan['status']>`pekerjaan.status`.as('status'),
      'pekerjaan.selesai',
      'pekerjaan.total',
      'pekerjaan.pesan',
      sql<number | null>`(pekerjaan.hasil ->> 'ukuran')::integer`.as('ukuran'),
      'berkas.dihapus_pada as berkas_dihapus_pada',
      'users.nama as dibuat_oleh',
      'pekerjaan.dibuat_pada',
      'pekerjaan.selesai_pada',
    ]);

/** The latest first, of one kind or of all; those that wait with their place in the queue. */
export async function selectLaporanRows(
  ctx: MilikCtx,
  { jenis }: { jenis?: JenisLaporan | undefined },
): Promise<Laporan[]> {
  const rows = await selectLaporan(ctx)
    .$if(jenis !== undefined, (query) => query.where(sql`pekerjaan.masukan ->> 'jenis'`, '=', jenis))
    .orderBy('pekerjaan.dibuat_pada', 'desc')
    .limit(TERAKHIR)
    .execute();
  return withAntrean(ctx.db, rows, ({ laporan_id }) => laporan_id);
}

export const findLaporan = (ctx: MilikCtx, laporan_id: string) =>
  selectLaporan(ctx)
    .select(sql<HasilBerkas | null>`pekerjaan.hasil`.as('hasil'))
    .where('pekerjaan.pekerjaan_id', '=', laporan_id)
    .executeTakeFirst();
