import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Notes that these days of a leave were given back. */
export async function insertHariKembali(ctx: OrganisasiCtx, cuti_id: number, days: readonly Tanggal[]): Promise<void> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  await ctx.db
    .insertInto('cuti_hari_kembali')
    .values(days.map((tanggal) => ({ tenant_id, organisasi_id, cuti_id, tanggal })))
    .execute();
}

export const DATA_SAYA_CUTI_HARI_KEMBALI: SalinanTabel = {
  cuti_hari_kembali: {
    judul: 'Hari cuti yang dikembalikan',
    kolom: { ...INSTANSI, cuti_id: 'Nomor cuti', tanggal: 'Tanggal' },
    milik: 'cuti_id in (select cuti_id from cuti where user_id = :saya)',
  },
};
