import type { KeadaanPresensi, TindakanPresensi } from '@hadir/rules/presensi/putusan/putusan-presensi.ts';

const LABEL: Record<TindakanPresensi, string> = { hitung: 'Terima', tolak: 'Tolak', hapus: 'Sisihkan' };

/** What an operator's word on an event is called: one that was refused or set aside is not accepted, it counts again. */
export const labelPutusan = (tindakan: TindakanPresensi, { tahan }: KeadaanPresensi): string =>
  tindakan === 'hitung' && tahan !== 'menunggu_tinjauan' ? 'Hitung lagi' : LABEL[tindakan];
