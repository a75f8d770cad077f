import type { BarisJadwal } from '@hadir/contract/jadwal/jadwal.contract.ts';
import { refuseField } from '../http/refusal.ts';

/** Refuses hours that cannot be kept: a weekday twice, a departure before the arrival, a break outside the hours. */
export function checkBarisJadwal(baris: readonly BarisJadwal[]): void {
  for (const [index, row] of baris.entries()) {
    const field = (name: keyof BarisJadwal) => `baris.${index}.${name}`;
    if (baris.findIndex(({ hari }) => hari === row.hari) !== index) {
      throw refuseField(field('hari'), 'Hari ini sudah ada di baris lain');
    }
    if (row.jam_pulang <= row.jam_masuk) throw refuseField(field('jam_pulang'), 'Jam pulang harus setelah jam masuk');
    const { istirahat_mulai: mulai, istirahat_selesai: selesai } = row;
    if (!mulai && !selesai) continue;
    if (!mulai || !selesai) {
      throw refuseField(field(mulai ? 'istirahat_selesai' : 'istirahat_mulai'), 'Isi awal dan akhir istirahat');
    }
    if (selesai <= mulai) throw refuseField(field('istirahat_selesai'), 'Istirahat harus selesai setelah mulai');
    if (mulai < row.jam_masuk || row.jam_pulang < selesai) {
      throw refuseField(field('istirahat_mulai'), 'Istirahat harus di antara jam masuk dan jam pulang');
    }
  }
}
