import type { RiwayatCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';

export type Langkah = Pick<RiwayatCuti, 'tindakan' | 'status' | 'keterangan' | 'tgl_awal' | 'tgl_akhir'> & {
  /** The level's decision that it was, where it was one. */
  persetujuan_putusan_id?: number;
};

/** Writes what was done with a request, by whoever calls. */
export async function insertRiwayat(ctx: OrganisasiCtx, cuti_id: number, langkah: Langkah): Promise<void> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const { user_id, nama } = ctx.actor;
  await ctx.db
    .insertInto('cuti_riwayat')
    .values({ ...langkah, tenant_id, organisasi_id, cuti_id, user_id, nama, waktu: ctx.now })
    .modifyEnd(PREPARED)
    .execute();
}

/** What was done with a request, in order. */
export const listRiwayat = ({ db, organisasi }: OrganisasiCtx, cuti_id: number) =>
  db
    .selectFrom('cuti_riwayat as r')
    .leftJoin('persetujuan_putusan as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'r.organisasi_id')
        .onRef('p.persetujuan_putusan_id', '=', 'r.persetujuan_putusan_id'),
    )
    .select(['r.tindakan', 'r.status', 'p.urutan', 'p.sebab', 'r.keterangan', 'r.tgl_awal', 'r.tgl_akhir'])
    .select(['r.nama', 'r.waktu', 'r.user_id'])
    .select((eb) => eb.fn.coalesce('p.jumlah_jenjang', eb.lit(1)).as('jumlah_jenjang'))
    .$narrowType<Pick<RiwayatCuti, 'tindakan' | 'status' | 'sebab'>>()
    .where('r.organisasi_id', '=', organisasi.organisasi_id)
    .where('r.cuti_id', '=', cuti_id)
    .orderBy('cuti_riwayat_id')
    .modifyFront(PREPARED)
    .execute();
