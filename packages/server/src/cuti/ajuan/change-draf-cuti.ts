import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { updateAjuan } from '../dasar/ajuan.queries.ts';
import { getCutiDiubah, toLogDraf } from './get-cuti.ts';
import { getDraf } from './get-draf.ts';
import { makeIsiAjuan } from './make-isi-ajuan.ts';

/** Changes a draft; a request that was sent is withdrawn first. */
export async function changeDrafCuti(
  ctx: OrganisasiCtx,
  input: Input<typeof cuti.changeDrafCuti>,
): Promise<DetailCuti> {
  const draf = await getDraf(ctx, input.cuti_id, 'diubah');
  const { isi } = await makeIsiAjuan(ctx, input, draf);
  const { tgl_awal: tgl_awal_ajuan, tgl_akhir: tgl_akhir_ajuan } = isi;
  await updateAjuan(ctx, draf.cuti_id, { ...isi, tgl_awal_ajuan, tgl_akhir_ajuan });
  const sesudah = await getCutiDiubah(ctx, draf.cuti_id);
  ctx.logChange({ sebelum: toLogDraf(draf), sesudah: toLogDraf(sesudah.ajuan), tentang_id: draf.user_id });
  return sesudah.cuti;
}
