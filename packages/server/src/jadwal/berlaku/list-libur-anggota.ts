import type { jadwalBerlaku } from '@hadir/contract/jadwal/berlaku/jadwal-berlaku.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { eachDay, isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireRentangJadwal } from '../dasar/require-rentang-jadwal.ts';
import { loadJadwalAnggota } from './load-jadwal-anggota.ts';

type Call = typeof jadwalBerlaku.listLiburAnggota;

/** A member's days off within his membership, with why. */
export async function listLiburAnggota(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  requireRentangJadwal(input);
  const { organisasi, anggota } = await loadJadwalAnggota(ctx, input.user_id ?? ctx.actor.user_id, input);
  return eachDay(input).flatMap((tanggal) => {
    const { libur } = judgeHariKerja(organisasi, anggota, tanggal);
    if (!libur || !anggota.keanggotaan.some((row) => isBerlaku(row, tanggal))) return [];
    return [{ tanggal, sebab: libur.sebab, nama: libur.sebab === 'hari_libur' ? libur.nama : null }];
  });
}
