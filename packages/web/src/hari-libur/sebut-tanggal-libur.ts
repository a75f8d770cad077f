import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { formatHari, formatHariTanggal, formatTanggalPanjang } from '../kit/format/format.ts';

/** 'Jumat, 25 Desember 2026', or a range with both its ends. */
export function sebutTanggalLibur({ tgl_mulai, tgl_selesai }: Pick<HariLibur, 'tgl_mulai' | 'tgl_selesai'>): string {
  if (tgl_mulai === tgl_selesai) return formatHariTanggal(tgl_mulai);
  return `${formatHari(tgl_mulai)}, ${formatTanggalPanjang(tgl_mulai)} – ${formatHari(tgl_selesai)}, ${formatTanggalPanjang(tgl_selesai)}`;
}
