import type { CutiBersamaTenant } from '@hadir/contract/cuti/bersama/cuti-bersama-tenant.contract.ts';
import { listTanggalBersama } from '../../hari-libur/cuti-bersama.queries.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { countJangkauan, listAturanBersama } from './aturan-bersama.queries.ts';

/** The tenant's rule of cuti bersama, and whom it reaches today. */
export async function getCutiBersamaTenant(ctx: TenantCtx): Promise<CutiBersamaTenant> {
  const { db, tenant_id, today } = ctx;
  const tahun = today.slice(0, 4);
  const range = { tgl_awal: `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
  const milik = { db, organisasi: { tenant_id, organisasi_id: null } };
  const tanggal = await listTanggalBersama(milik, range);
  return {
    aturan: await listAturanBersama(milik),
    ...(await countJangkauan(ctx)),
    jumlah_tanggal: tanggal.filter(({ is_potong_saldo }) => is_potong_saldo).length,
  };
}
