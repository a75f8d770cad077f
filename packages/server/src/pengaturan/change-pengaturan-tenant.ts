import type {
  PengaturanTenantDiubah,
  PerubahanPengaturanTenant,
} from '@hadir/contract/pengaturan/pengaturan-tenant.contract.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { changeMasa } from '@hadir/rules/pengaturan/change-masa.ts';
import { PENGATURAN_BAWAAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { hasHari } from '../kehadiran/turunan/has-hari.queries.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { getPengaturanTenant } from './get-pengaturan-tenant.ts';
import { masaMilikOf, toPengaturanRows } from './masa-milik.ts';
import { findPalingCepat } from './paling-cepat.queries.ts';
import {
  listMasaTenant,
  listOrganisasiIds,
  listPengaturanOf,
  lockPengaturan,
  replaceMasaTenant,
} from './pengaturan.queries.ts';
import { storePengaturan } from './store-pengaturan.ts';
import { touchPengaturan } from './touch-pengaturan.ts';

const SELALU = [{ tgl_mulai: '2000-01-01', tgl_selesai: null, isi: PENGATURAN_BAWAAN }];

/**
 * Changes what the tenant's organisations follow, from a day on that none of them has behind it; each field is changed of
 * those that follow it, and of nobody else. Where no past day has been judged yet it may begin in the past.
 */
export async function changePengaturanTenant(
  ctx: TenantCtx,
  perubahan: PerubahanPengaturanTenant,
): Promise<PengaturanTenantDiubah> {
  const { tgl_mulai, preview = false, tenant_id: _tenant, ...isi } = perubahan;
  const { db, tenant_id } = ctx;
  const paling_cepat = await findPalingCepat(ctx, isi.timezone);
  const mulai = tgl_mulai ?? paling_cepat;
  await lockPengaturan(db, tenant_id, 'tunggal');
  const ids = await listOrganisasiIds(db, tenant_id);
  const lalu = { tgl_awal: mulai, tgl_akhir: addDays(paling_cepat, -1) };
  if (mulai < paling_cepat && (await hasHari(db, ids, lalu))) {
    throw refuseField('tgl_mulai', `Perubahan berlaku paling cepat ${sebutTanggal(paling_cepat)}`);
  }
  const sent = Object.fromEntries(Object.entries(isi).filter(([, value]) => value !== undefined));
  const { riwayat: _riwayat, tgl_paling_cepat: _, ...sebelum } = await getPengaturanTenant(ctx, { tanggal: mulai });
  const masa = await listMasaTenant(db, tenant_id);
  // Every field is there before the change, so that every field is there after it.
  const tenant = changeMasa<IsiPengaturan>(masa.length > 0 ? masa : SELALU, mulai, sent) as typeof masa;
  await replaceMasaTenant(db, tenant_id, tenant);

  const lama = await listPengaturanOf(db, ids);
  const baru = [...Map.groupBy(lama, (row) => row.organisasi_id)].flatMap(([organisasi_id, rows]) =>
    toPengaturanRows({ tenant_id, organisasi_id }, tenant, masaMilikOf(rows)),
  );
  await storePengaturan(db, lama, baru);
  const dampak = await touchPengaturan(ctx, { mulai, lama, baru }, preview);
  ctx.logChange({ sebelum, sesudah: { ...sent, tgl_mulai: mulai } });
  return { ...(await getPengaturanTenant(ctx, { tanggal: mulai })), dampak };
}
