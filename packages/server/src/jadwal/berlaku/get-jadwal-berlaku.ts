import type { jadwalBerlaku } from '@hadir/contract/jadwal/berlaku/jadwal-berlaku.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { findJadwalBerlaku, type PilihanJadwal } from '@hadir/rules/jadwal/berlaku/jadwal-berlaku.ts';
import { isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadJadwalAnggota } from './load-jadwal-anggota.ts';
import { toJamHari } from '../dasar/to-jam-hari.ts';

type Call = typeof jadwalBerlaku.getJadwalBerlaku;

/** Who works when, by the same rule that the day is judged by (aturan/jadwal#lapisan). */
export async function getJadwalBerlaku(ctx: OrganisasiCtx, { user_id, tanggal }: Input<Call>): Promise<Output<Call>> {
  const { organisasi, anggota } = await loadJadwalAnggota(ctx, user_id, { tgl_awal: tanggal, tgl_akhir: tanggal });
  const { berlaku, kalah } = findJadwalBerlaku(organisasi, anggota, tanggal);
  const { kerja, libur } = judgeHariKerja(organisasi, anggota, tanggal);
  return {
    user_id,
    tanggal,
    is_anggota: anggota.keanggotaan.some((row) => isBerlaku(row, tanggal)),
    berlaku: berlaku && toJawaban(berlaku),
    kalah: kalah.map(toJawaban),
    jam: toJamHari(kerja),
    libur: libur && { sebab: libur.sebab, nama: libur.sebab === 'hari_libur' ? libur.nama : null },
  };
}

function toJawaban({ lapisan, id, jadwal, tgl_mulai, tgl_selesai }: PilihanJadwal) {
  return { lapisan, id, jadwal_id: jadwal?.jadwal_id ?? null, nama: jadwal?.nama ?? null, tgl_mulai, tgl_selesai };
}
