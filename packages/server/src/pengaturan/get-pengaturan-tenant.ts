import type { PengaturanTenant } from '@hadir/contract/pengaturan/pengaturan-tenant.contract.ts';
import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { findPalingCepat } from './paling-cepat.queries.ts';
import { listMasaTenant } from './pengaturan.queries.ts';
import { countSendiri } from './sendiri.queries.ts';

const SEJAK_AWAL = { tgl_mulai: '2000-01-01', tgl_selesai: null };

/** What the tenant's organisations follow on a date, today unless said, with every change of it and who goes his own way. */
export async function getPengaturanTenant(
  ctx: TenantCtx,
  { tanggal = ctx.today }: { tanggal?: string | undefined },
): Promise<PengaturanTenant> {
  const { db, tenant_id } = ctx;
  const masa = (await listMasaTenant(db, tenant_id)).toReversed();
  const riwayat = masa.map(({ isi, ...span }) => ({ ...isi, ...span }));
  const berlaku = riwayat.find((one) => isBerlaku(one, tanggal)) ?? { ...PENGATURAN_BAWAAN, ...SEJAK_AWAL };
  const tgl_paling_cepat = await findPalingCepat(ctx);
  return { ...berlaku, tenant_id, ...(await countSendiri(db, tenant_id, tanggal)), tgl_paling_cepat, riwayat };
}
