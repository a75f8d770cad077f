import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { AnggotaBermutasi } from '@hadir/contract/anggota/daftar/mutasi-anggota.ts';
import { canManage } from '@hadir/rules/akses/peran.ts';
import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';

/** Of these members those whom a transfer or a loan concerns, and whose membership the caller may end. */
export const listMutasiAnggota: Verb<typeof anggota.listMutasiAnggota> = async (ctx, { user_id }) => {
  const bermutasi: AnggotaBermutasi[] = [];
  for (const one of await ctx.deps.upward.listBermutasi(ctx, user_id)) {
    const row = await loadBermutasi(ctx, one);
    if (row) bermutasi.push(row);
  }
  return bermutasi.toSorted((a, b) => a.nama.localeCompare(b.nama));
};

async function loadBermutasi(ctx: OrganisasiCtx, user_id: number): Promise<AnggotaBermutasi | null> {
  const anggota = await findAnggota(ctx, user_id);
  if (!anggota || anggota.status === STATUS_KEANGGOTAAN.tidak_aktif) return null;
  if (!canManage(ctx.actor.peran, peranTertinggi(anggota))) return null;
  const { nama } = anggota;
  const { pindah: _kembali, pinjaman, ...lain } = await ctx.deps.upward.loadMutasiAnggota(ctx, anggota);
  const row = { ...lain, ...(pinjaman && !pinjaman.is_selesai && { pinjaman }) };
  return Object.keys(row).length > 0 ? { user_id, nama, ...row } : null;
}
