import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { listHariPenuh, maksPergi } from '@hadir/rules/cuti/ajuan/batas-rekan.ts';
import type { HariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Ajuan } from './ajuan.queries.ts';
import { loadGrup } from './load-grup.ts';

/** The days of a request on which its group is beyond the category's limit, with who is away (aturan/cuti#batas-rekan). */
export async function judgeRekanPenuh(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  { batas_rekan }: KategoriCuti,
  days: readonly HariCuti[],
): Promise<DetailCuti['rekan_penuh']> {
  const grup = batas_rekan && (await loadGrup(ctx, ajuan.user_id, ajuan, { isDecided: false }));
  if (!grup) return null;
  const hari = listHariPenuh(days, ajuan.setengah_hari, batas_rekan, grup);
  if (hari.length === 0) return null;
  const { anggota } = grup;
  return { tindakan: batas_rekan.tindakan, maks: maksPergi(batas_rekan, anggota), anggota, hari };
}
