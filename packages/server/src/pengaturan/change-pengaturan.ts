import type { PengaturanDiubah, PerubahanPengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { hasHari } from '../kehadiran/turunan/has-hari.queries.ts';
import { changePengaturanFrom } from './change-pengaturan-from.ts';
import { getPengaturan } from './get-pengaturan.ts';
import { listPengaturanOf } from './pengaturan.queries.ts';
import { touchPengaturan } from './touch-pengaturan.ts';

/**
 * Changes what is sent, from today or a later day on; days that are past keep the settings they were judged by. Where no
 * past day has been judged yet, as in an organisation that is being set up, it may begin in the past.
 */
export async function changePengaturan(ctx: OrganisasiCtx, perubahan: PerubahanPengaturan): Promise<PengaturanDiubah> {
  const { tgl_mulai = ctx.today, preview = false, ikut = [], organisasi_id: _, ...isi } = perubahan;
  const { db, organisasi } = ctx;
  const ids = [organisasi.organisasi_id];
  const lalu = { tgl_awal: tgl_mulai, tgl_akhir: addDays(ctx.today, -1) };
  if (tgl_mulai < ctx.today && (await hasHari(db, ids, lalu))) {
    throw refuseField('tgl_mulai', 'Perubahan berlaku paling cepat hari ini');
  }
  const { riwayat: _lama, tenant: _tenant, ...sebelum } = await getPengaturan(ctx, { tanggal: tgl_mulai });
  const sent = Object.fromEntries(Object.entries(isi).filter(([, value]) => value !== undefined));
  const followed = Object.fromEntries(ikut.map((name) => [name, undefined]));
  const lama = await listPengaturanOf(db, ids);
  await changePengaturanFrom(ctx, tgl_mulai, { ...sent, ...followed });
  const baru = await listPengaturanOf(db, ids);
  const dampak = await touchPengaturan(ctx, { mulai: tgl_mulai, lama, baru }, preview);
  const sesudah = await getPengaturan(ctx, { tanggal: tgl_mulai });
  ctx.logChange({ sebelum, sesudah: { ...sent, ...(ikut.length > 0 ? { ikut } : {}), tgl_mulai } });
  return { ...sesudah, dampak };
}
