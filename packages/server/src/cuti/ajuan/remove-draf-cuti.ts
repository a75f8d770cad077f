import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { deleteAjuan } from '../dasar/ajuan.queries.ts';
import { changeDisampaikan } from '../../auth/pemberitahuan/disampaikan.queries.ts';
import { listRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';
import { toLogAjuan, toLogDraf } from './get-cuti.ts';
import { getDraf } from './get-draf.ts';

/**
 * Removes a draft; of one that was sent before, whose it is is told if another removes it, and what was told of it leads to
 * what is left of his leave.
 */
export async function removeDrafCuti(ctx: OrganisasiCtx, { cuti_id }: { cuti_id: number }): Promise<null> {
  const draf = await getDraf(ctx, cuti_id, 'dihapus');
  const isPernahDikirim = (await listRiwayat(ctx, cuti_id)).length > 0;
  if (isPernahDikirim && draf.user_id !== ctx.actor.user_id) await mailHasilCuti(ctx, cuti_id, { tindakan: 'dihapus' });
  // What was sent is known to who reads the log; what never was, only that there was a draft.
  const sebelum = isPernahDikirim
    ? { ...toLogAjuan(draf), kategori: (await getKategoriCuti(ctx, draf)).nama }
    : toLogDraf(draf);
  await deleteAjuan(ctx, cuti_id);
  const { publicUrl } = ctx.deps;
  const { organisasi_id } = ctx.organisasi;
  const layar = (nama: string) => `${publicUrl}/organisasi/${organisasi_id}/${nama}`;
  const tentang = { organisasi_id, publicUrl, tautan: layar(`cuti/${cuti_id}`) };
  await changeDisampaikan(ctx.db, tentang, { tautan: layar('riwayatcuti') });
  ctx.logChange({ sebelum, tentang_id: draf.user_id });
  return null;
}
