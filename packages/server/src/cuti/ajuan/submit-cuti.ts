import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_AWAL_CUTI } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertAjuan } from '../dasar/ajuan.queries.ts';
import { requireLayak } from '../dasar/require-layak.ts';
import { lockBatasRekan } from '../kategori/kategori-cuti.queries.ts';
import { getCutiDiubah, toLogCuti } from './get-cuti.ts';
import { makeIsiAjuan } from './make-isi-ajuan.ts';
import { sendAjuan } from './send-ajuan.ts';

/** Writes a request and sends it on its way at once. */
export async function submitCuti(ctx: OrganisasiCtx, input: Input<typeof cuti.submitCuti>): Promise<DetailCuti> {
  // They leave together; what the lock is for is read behind it.
  const [, { user_id, isi, ...bahan }] = await Promise.all([lockBatasRekan(ctx), makeIsiAjuan(ctx, input, null)]);
  requireLayak(isi, bahan);
  const status = STATUS_AWAL_CUTI.dikirim;
  const cuti_id = await insertAjuan(ctx, user_id, isi, status);
  const { hak, langkah } = await sendAjuan(ctx, { ...isi, cuti_id, user_id, status, keterangan: null, isBaru: true });
  const sesudah = await getCutiDiubah(ctx, cuti_id, { ...bahan, hak, langkah: [langkah] });
  ctx.logChange({ sesudah: toLogCuti(sesudah), tentang_id: user_id });
  return sesudah.cuti;
}
