import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { inSavepoint } from '../../platform/db/scope/in-savepoint.ts';
import type { Change, OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAjuan, lockAjuan } from '../dasar/ajuan.queries.ts';
import { lockBatasRekan } from '../kategori/kategori-cuti.queries.ts';
import { decideCuti } from './decide-cuti.ts';
import { found } from '../../platform/kit/found.ts';
import { toLogAjuan } from './get-cuti.ts';

type Call = typeof cuti.approveBanyakCuti;

/**
 * Approves each by itself, always in the same order; one that cannot be, or that was decided or changed since it was seen,
 * leaves nothing behind and says why.
 */
export async function approveBanyakCuti(
  ctx: OrganisasiCtx,
  { ajuan: seen, keterangan = '' }: Input<Call>,
): Promise<Output<Call>> {
  const hasil: Output<Call> = { disetujui: [], ditolak: [] };
  await lockBatasRekan(ctx);
  const tiap: Change[] = [];
  const asked = new Map(seen.map(({ cuti_id, ...dijawab }) => [cuti_id, dijawab]));
  for (const [id, dijawab] of [...asked].toSorted(([a], [b]) => a - b)) {
    const refused = await inSavepoint(ctx.db, async () => {
      const ajuan = found(await lockAjuan(ctx, id));
      await decideCuti(ctx, ajuan, { keputusan: 'disetujui', keterangan, range: null, ...dijawab });
      const sesudah = toLogAjuan(found(await findAjuan(ctx, id)));
      tiap.push({ sebelum: toLogAjuan(ajuan), sesudah, tentang_id: ajuan.user_id });
    });
    if (refused) hasil.ditolak.push({ cuti_id: id, pesan: refused.message });
    else hasil.disetujui.push(id);
  }
  // A line about each member's own request, and one that counts them and says why others were not approved.
  const tidak_disetujui = hasil.ditolak.map(({ pesan }) => pesan);
  const jumlah = { jumlah_disetujui: hasil.disetujui.length, tidak_disetujui };
  ctx.logChange({ tiap: [...tiap, { sesudah: jumlah }] });
  return hasil;
}
