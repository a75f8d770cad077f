import type { MasaKehadiran } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import { findMasaNanti, MASA_TUNGGU_HARI, masaPada } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { sumDihapus } from './hapus-hari.queries.ts';
import { listMasaKehadiran } from './masa-kehadiran.queries.ts';
import { sumDampak } from './sum-dampak.ts';

export async function getMasaKehadiran(ctx: TenantCtx): Promise<MasaKehadiran> {
  const { db, tenant_id, today } = ctx;
  const riwayat = await listMasaKehadiran(ctx);
  const tahun = masaPada(riwayat, today);
  const nanti = findMasaNanti(riwayat, today);
  const dinilai = nanti?.lama ?? tahun;
  return {
    tenant_id,
    tahun,
    nanti: nanti && { tahun: nanti.lama, tgl_mulai: nanti.tgl_mulai },
    tgl_bila_dipendekkan: addDays(today, MASA_TUNGGU_HARI),
    dampak: dinilai === null ? null : await sumDampak(ctx, dinilai, nanti?.tgl_mulai ?? today),
    dihapus: await sumDihapus(db, tenant_id),
  };
}
