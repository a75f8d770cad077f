import { listLiburBelum, listTahunDepan, type LiburBelum } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { listTahunLibur } from '../../hari-libur/libur-nasional.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The coming years that these leaves reach and whose national holidays are not known here yet. */
export async function loadLiburBelum(ctx: OrganisasiCtx, cuti: readonly TanggalRange[]): Promise<LiburBelum[]> {
  const tahun = new Set(cuti.flatMap((one) => listTahunDepan(one, ctx.today)));
  return tahun.size === 0 ? [] : listLiburBelum(await listTahunLibur(ctx, [...tahun]));
}
