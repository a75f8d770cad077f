import type { PutusanCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { ReactNode } from 'react';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import classes from './cuti.module.css';

const LABEL_KEPUTUSAN_CUTI: Record<KeputusanCuti, string> = {
  disetujui: 'Disetujui',
  diubah: 'Disetujui dengan tanggal lain',
  ditangguhkan: 'Ditangguhkan',
  ditolak: 'Ditolak',
};

/** What a level decided on leave; other dates are named. */
export function sebutPutusanCuti({ keputusan, tgl_awal, tgl_akhir }: PutusanCuti): ReactNode {
  const kata = LABEL_KEPUTUSAN_CUTI[keputusan];
  if (keputusan !== 'diubah') return kata;
  return (
    <>
      {kata} <span className={classes['rentang']}>({formatRentang(tgl_awal, tgl_akhir)})</span>
    </>
  );
}
