import type { BawaanMutasi, Mutasi, MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { previewMutasi } from '../pindah/preview-mutasi.ts';
import { toMutasi } from './to-mutasi.ts';

/** A transfer with what goes along: what did, or what would as long as it has not moved and was not given up. */
export async function toMutasiDetail(ctx: MilikCtx, mutasi: MutasiTersimpan): Promise<MutasiDetail> {
  const row = toMutasi(ctx, mutasi);
  const isDone = mutasi.dipindahkan_pada !== null;
  if (!isDone && mutasi.status === STATUS_AKSES.ditolak) return { ...row, bawaan: null, hambatan: null };
  const { bawaan, hambatan } = isDone
    ? { bawaan: mutasi.bawaan as BawaanMutasi, hambatan: null }
    : await previewMutasi(ctx.deps, mutasi, ctx.now);
  return { ...row, bawaan: bawaan && sideOf(row, bawaan), hambatan };
}

/** Where he is lent to is the origin's own affair. */
function sideOf({ sisi }: Mutasi, { perbantuan, ...bawaan }: BawaanMutasi): BawaanMutasi {
  return sisi === 'tujuan' || perbantuan === undefined ? bawaan : { ...bawaan, perbantuan };
}
