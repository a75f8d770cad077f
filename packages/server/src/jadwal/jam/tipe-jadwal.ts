import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';

export const DAFTAR_TIPE_JADWAL = [
  { id: TIPE_JADWAL.reguler, nama: 'Reguler' },
  { id: TIPE_JADWAL.shift, nama: 'Shift' },
  { id: TIPE_JADWAL.fleksibel, nama: 'Fleksibel' },
];
