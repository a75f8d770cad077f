import type { Pengaturan, PerubahanPengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { refuseField } from '../http/refusal.ts';
import { listAnggotaIds } from '../kehadiran/anggota.queries.ts';
import { touchSejak } from '../kehadiran/touch-sejak.ts';
import { getPengaturan } from './get-pengaturan.ts';
import { changePengaturanFrom } from './pengaturan.queries.ts';

/** Changes what is sent, from today or a later day on; days that are past keep the settings they were judged by. */
export async function changePengaturan(
  ctx: OrganisasiCtx,
  { tgl_mulai = ctx.today, ...isi }: PerubahanPengaturan,
): Promise<Pengaturan> {
  if (tgl_mulai < ctx.today) throw refuseField('tgl_mulai', 'Perubahan berlaku paling cepat hari ini');
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
