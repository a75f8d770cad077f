import type { MasaLog } from '@hadir/contract/log/masa/masa-log.contract.ts';
import { findMasaNanti, MASA_TUNGGU_HARI, masaPada } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { listMasaLog } from './masa-log.queries.ts';

export async function getMasaLog(ctx: TenantCtx): Promise<MasaLog> {
  const { tenant_id, today, deps } = ctx;
  const riwayat = await listMasaLog(ctx);
  const nanti = findMasaNanti(riwayat, today);
  return {
    tenant_id,
    bulan: masaPada(riwayat, today),
    terpanjang: deps.logBulan,
    nanti: nanti && { bulan: nanti.lama, tgl_mulai: nanti.tgl_mulai },
    tgl_bila_dipendekkan: addDays(today, MASA_TUNGGU_HARI),
  };
}
