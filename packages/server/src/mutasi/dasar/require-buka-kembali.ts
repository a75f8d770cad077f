import { judgeBukaKembali } from '@hadir/rules/mutasi/judge-buka-kembali.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { findJejakMutasi } from './jejak-mutasi.queries.ts';
import { toJejak } from './to-jejak.ts';

/**
 * Until when this place may make somebody's membership hold again by itself, null being without an end; refused where
 * only a new transfer brings him back (aturan/mutasi#kembali).
 */
export async function requireBukaKembali(ctx: OrganisasiCtx, user_id: number): Promise<string | null> {
  const row = await findJejakMutasi(ctx, user_id);
  if (!row) return null;
  const hasil = judgeBukaKembali(toJejak(ctx, row), ctx.today);
  if ('sampai' in hasil) return hasil.sampai;
  const { asal, tujuan, tgl_mulai, tgl_selesai } = row;
  if (hasil.refused === 'pindah')
    throw new Refusal('mutasi.sudah_pindah', { tujuan: tujuan ?? '', tanggal: tanggalPanjang(tgl_mulai) });
  throw new Refusal('mutasi.perbantuan_selesai', { asal, tanggal: tanggalPanjang(tgl_selesai ?? ctx.today) });
}
