import type { PutusanCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

const KATA_KEPUTUSAN: Record<KeputusanCuti, string> = {
  disetujui: 'Disetujui',
  diubah: 'Disetujui dengan tanggal lain',
  ditangguhkan: 'Ditangguhkan',
  ditolak: 'Ditolak',
};

/** What a level decided on leave; other dates are named. */
export function sebutPutusanCuti({ keputusan, tgl_awal, tgl_akhir }: PutusanCuti): string {
  const kata = KATA_KEPUTUSAN[keputusan];
  return keputusan === 'diubah' ? `${kata} (${formatRentang(tgl_awal, tgl_akhir)})` : kata;
}
