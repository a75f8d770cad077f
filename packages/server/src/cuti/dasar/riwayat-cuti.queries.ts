import type { RiwayatCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

export type Langkah = Omit<RiwayatCuti, 'nama' | 'waktu' | 'jumlah_jenjang'> & { jumlah_jenjang?: number };

/** Writes what was done with a request, by whoever calls. */
export async function insertRiwayat(ctx: OrganisasiCtx, cuti_id: number, langkah: Langkah): Promise<void> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const { user_id, nama } = ctx.actor;
  await ctx.db
    .insertInto('cuti_riwayat')
    .values({ ...langkah, tenant_id, organisasi_id, cuti_id, user_id, nama, waktu: ctx.now })
    .execute();
}

/** What was done with a request, in order. */
export const listRiwayat = ({ db, organisasi }: OrganisasiCtx, cuti_id: number) =>
  db
    .selectFrom('cuti_riwayat')
    .select([
      'tindakan',
      'status',
      'urutan',
      'jumlah_jenjang',
      'sebab',
      'keterangan',
      'tgl_awal',
      'tgl_akhir',
      'nama',
      'waktu',
      'user_id',
    ])
    .$narrowType<Pick<RiwayatCuti, 'tindakan' | 'status' | 'sebab'>>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_id', '=', cuti_id)
    .orderBy('cuti_riwayat_id')
    .execute();
