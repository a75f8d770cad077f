import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';

/** What first days before today make of working days that are over, to be agreed to before it is done; null where of none. */
export const sebutAkibatMulai = (hari_kerja: number): string | null =>
  hari_kerja === 0 ? null : `${sebutAngka(hari_kerja)} hari menjadi Absen`;
