import type { MasaLog } from '@hadir/contract/log/masa/masa-log.contract.ts';
import { findMasaLogNanti, MASA_LOG_TUNGGU_HARI, masaLogPada } from '@hadir/rules/pengaturan/masa-log.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { listMasaLog } from './masa-log.queries.ts';

export async function getMasaLog(ctx: TenantCtx): Promise<MasaLog> {
  const { tenant_id, today, deps } = ctx;
  const riwayat = await listMasaLog(ctx);
  return {
    tenant_id,
    bulan: masaLogPada(riwayat, today),
    terpanjang: deps.logBulan,
    nanti: findMasaLogNanti(riwayat, today),
    tgl_bila_dipendekkan: addDays(today, MASA_LOG_TUNGGU_HARI),
  };
}
