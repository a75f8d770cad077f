import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { inSavepoint } from '../../platform/db/scope/in-savepoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { lockAjuan } from '../dasar/ajuan.queries.ts';
import { lockBatasRekan } from '../kategori/kategori-cuti.queries.ts';
import { decideCuti } from './decide-cuti.ts';
import { found } from '../../platform/kit/found.ts';

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
  const asked = new Map(seen.map(({ cuti_id, ...dijawab }) => [cuti_id, dijawab]));
  for (const [id, dijawab] of [...asked].toSorted(([a], [b]) => a - b)) {
    const refused = await inSavepoint(ctx.db, async () => {
      const ajuan = found(await lockAjuan(ctx, id));
      await decideCuti(ctx, ajuan, { keputusan: 'disetujui', keterangan, range: null, ...dijawab });
    });
    if (refused) hasil.ditolak.push({ cuti_id: id, pesan: refused.message });
    else hasil.disetujui.push(id);
  }
  const { disetujui, ditolak } = hasil;
  const tidak_disetujui = ditolak.map(({ pesan }) => pesan);
  ctx.logChange({ sesudah: { jumlah_disetujui: disetujui.length, cuti_id: disetujui, tidak_disetujui } });
  return hasil;
}
