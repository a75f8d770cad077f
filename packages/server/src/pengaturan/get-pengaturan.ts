import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { isiOn } from '@hadir/rules/pengaturan/masa.ts';
import { isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { listMasaTenant, listPengaturan } from './pengaturan.queries.ts';

/** The settings in force on a date, today unless said, with every change of them and what the tenant says that day. */
export async function getPengaturan(
  ctx: OrganisasiCtx,
  { tanggal = ctx.today }: { tanggal?: string | undefined },
): Promise<Pengaturan> {
  const riwayat = await listPengaturan(ctx);
  const berlaku = found(riwayat.find((masa) => isBerlaku(masa, tanggal)));
  const tenant = isiOn(await listMasaTenant(ctx.db, ctx.tenant_id), tanggal) ?? PENGATURAN_BAWAAN;
  return { ...berlaku, organisasi_id: ctx.organisasi.organisasi_id, tenant, riwayat };
}
