import type { Pengaturan, PerubahanPengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { listAnggotaIds } from '../kehadiran/hari/anggota.queries.ts';
import { hasHari } from '../kehadiran/turunan/has-hari.queries.ts';
import { touchSejak } from '../kehadiran/turunan/touch-sejak.ts';
import { getPengaturan } from './get-pengaturan.ts';
import { changePengaturanFrom } from './pengaturan.queries.ts';

/**
 * Changes what is sent, from today or a later day on; days that are past keep the settings they were judged by. Where no
 * past day has been judged yet, as in an organisation that is being set up, it may begin in the past.
 */
export async function changePengaturan(
  ctx: OrganisasiCtx,
  { tgl_mulai = ctx.today, ...isi }: PerubahanPengaturan,
): Promise<Pengaturan> {
  const lalu = { tgl_awal: tgl_mulai, tgl_akhir: addDays(ctx.today, -1) };
  if (tgl_mulai < ctx.today && (await hasHari(ctx.db, ctx.organisasi.organisasi_id, lalu))) {
    throw refuseField('tgl_mulai', 'Perubahan berlaku paling cepat hari ini');
  }
  const { riwayat: _lama, ...sebelum } = await getPengaturan(ctx, { tanggal: tgl_mulai });
  const sent = Object.fromEntries(
    Object.entries(isi).filter(([field, value]) => field !== 'organisasi_id' && value !== undefined),
  );
  if (Object.keys(sent).length > 0) await changePengaturanFrom(ctx, tgl_mulai, sent);
  await touchSejak(ctx, tgl_mulai, await listAnggotaIds(ctx.db, ctx.organisasi.organisasi_id));
  const sesudah = await getPengaturan(ctx, { tanggal: tgl_mulai });
  ctx.logChange({ sebelum, sesudah: { ...sent, tgl_mulai } });
  return sesudah;
}
