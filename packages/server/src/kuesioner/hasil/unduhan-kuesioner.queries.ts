import type { UnduhanKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';

/** The work that makes a file of results, by its name in `pekerjaan`. */
export const UNDUH_KUESIONER = 'unduh-kuesioner';

type Berkas = { berkas_id: string; nama_berkas: string; ukuran: number };
const TERAKHIR = 10;

/** The files that the caller asked for of one questionnaire. */
const selectUnduhan = ({ db, actor, organisasi }: OrganisasiCtx, kuesioner_id: number) =>
  db
    .selectFrom('pekerjaan')
    .leftJoin('berkas', (join) => join.on(sql<boolean>`berkas.berkas_id = (pekerjaan.hasil ->> 'berkas_id')::uuid`))
    .where('pekerjaan.jenis', '=', UNDUH_KUESIONER)
    .where('pekerjaan.organisasi_id', '=', organisasi.organisasi_id)
    .where('pekerjaan.dibuat_oleh', '=', actor.user_id)
    .where(sql<boolean>`(pekerjaan.masukan ->> 'kuesioner_id')::integer = ${kuesioner_id}`)
    .select([
      'pekerjaan.pekerjaan_id as unduhan_id',
      sql<string>`pekerjaan.masukan ->> 'nama'`.as('nama'),
      sql<UnduhanKuesioner['status']>`pekerjaan.status`.as('status'),
      'pekerjaan.selesai',
      'pekerjaan.total',
      'pekerjaan.pesan',
      sql<number | null>`(pekerjaan.hasil ->> 'ukuran')::integer`.as('ukuran'),
      'berkas.dihapus_pada as berkas_dihapus_pada',
      'pekerjaan.dibuat_pada',
    ]);

export async function selectUnduhanTerakhir(ctx: OrganisasiCtx, kuesioner_id: number): Promise<UnduhanKuesioner[]> {
  const rows = await selectUnduhan(ctx, kuesioner_id)
    .orderBy('pekerjaan.dibuat_pada', 'desc')
    .limit(TERAKHIR)
    .execute();
  return withAntrean(ctx.db, rows, ({ unduhan_id }) => unduhan_id);
}

export const findUnduhan = (ctx: OrganisasiCtx, kuesioner_id: number, unduhan_id: string) =>
  selectUnduhan(ctx, kuesioner_id)
    .select(sql<Berkas | null>`pekerjaan.hasil`.as('hasil'))
    .where('pekerjaan.pekerjaan_id', '=', unduhan_id)
    .executeTakeFirst();
