import { TANPA_AKHIR, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from './touch-hari.ts';

/** Judges again what a change from today or a later date on can touch of these members' days. */
export async function touchSejak(ctx: OrganisasiCtx, mulai: Tanggal, user_ids: readonly number[]): Promise<void> {
  const { organisasi_id } = ctx.organisasi;
  const siapa = user_ids.map((user_id) => ({ organisasi_id, user_id }));
  const perubahan = { siapa, ranges: [{ tgl_awal: mulai, tgl_akhir: TANPA_AKHIR }], sebab: 'jadwal' } as const;
  await touchHari(ctx, perubahan, { preview: false, koreksi: true });
}
