import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_AWAL_CUTI } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertAjuan } from '../dasar/ajuan.queries.ts';
import { getCutiDiubah, toLogDraf } from './get-cuti.ts';
import { makeIsiAjuan } from './make-isi-ajuan.ts';

/** Keeps a request as a draft. */
export async function addDrafCuti(ctx: OrganisasiCtx, input: Input<typeof cuti.addDrafCuti>): Promise<DetailCuti> {
  const { user_id, isi } = await makeIsiAjuan(ctx, input, null);
  const cuti_id = await insertAjuan(ctx, user_id, isi, STATUS_AWAL_CUTI.draf);
  const sesudah = await getCutiDiubah(ctx, cuti_id);
  ctx.logChange({ sesudah: toLogDraf(sesudah.ajuan), tentang_id: user_id });
  return sesudah.cuti;
}
