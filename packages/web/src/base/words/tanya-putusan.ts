import {
  isPutusanBerketerangan,
  type KeadaanPresensi,
  type TindakanPresensi,
} from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { labelPutusan } from './label-putusan.ts';

const AKIBAT: Record<TindakanPresensi, string> = {
  hitung: 'Harinya dinilai lagi dengan presensi ini.',
  tolak: 'Presensinya tidak dihitung.',
  hapus: 'Presensinya tidak lagi dihitung, dan tetap tampil sebagai disisihkan beserta keterangannya.',
};

/** What is asked before somebody's word on an event is taken; `siapa` names whose it is where the screen shows several. */
export function tanyaPutusan(
  tindakan: TindakanPresensi,
  { jam, siapa }: { jam: string; siapa?: string },
  keadaan: KeadaanPresensi,
): ConfirmQuestion {
  const label = labelPutusan(tindakan, keadaan);
  return {
    title: `${label} presensi ${siapa ? `${siapa} ` : ''}pukul ${jam}?`,
    message: AKIBAT[tindakan],
    confirmLabel: label,
    danger: tindakan !== 'hitung',
    remark: isPutusanBerketerangan(tindakan, keadaan) ? 'required' : 'optional',
  };
}
