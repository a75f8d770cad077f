import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import { LABEL_STATUS_HARI } from '@hadir/contract/kehadiran/hari/label-status-hari.ts';
import type { RingkasHari } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';

/** What is told of a change carries its status as a text. */
const SEBUTAN: Readonly<Record<string, string>> = LABEL_STATUS_HARI;

/** What a day came to, in a line: 'Hadir 7 jam 30 menit, terlambat 12 menit, potongan 0,5%'. */
export function sebutRingkasHari(hari: RingkasHari | null): string {
  if (!hari) return 'Belum dinilai';
  const { status, terlambat_menit, pulang_cepat_menit, durasi_menit, potongan } = hari;
  const parts = [
    `${SEBUTAN[status] ?? status}${durasi_menit > 0 ? ` ${sebutDurasi(durasi_menit)}` : ''}`,
    terlambat_menit > 0 ? `terlambat ${terlambat_menit} menit` : '',
    pulang_cepat_menit > 0 ? `pulang cepat ${pulang_cepat_menit} menit` : '',
    potongan > 0 ? `potongan ${sebutPotongan(potongan)}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
