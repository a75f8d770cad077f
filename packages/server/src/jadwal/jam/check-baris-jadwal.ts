import type { BarisJadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

const SEHARI = 1440;

/**
 * Refuses hours that cannot be kept by their type (aturan/jadwal#jenis): a weekday twice, a departure before the
 * arrival where that is not a shift's next day, a break outside the hours, a fleksibel day without a duration or with
 * too long a one.
 */
export function checkBarisJadwal(tipe_jadwal: number, baris: readonly BarisJadwal[]): void {
  const isShift = tipe_jadwal === TIPE_JADWAL.shift;
  if (isShift && baris.length !== 1) throw refuseField('baris', 'Jam kerja shift memiliki tepat satu baris');
  for (const [index, row] of baris.entries()) {
    const refuse = (name: keyof BarisJadwal, message: string) => refuseField(`baris.${index}.${name}`, message);
    if ((row.hari === 0) !== isShift) {
      throw refuse('hari', isShift ? 'Baris shift tidak memiliki hari' : 'Pilih hari Senin sampai Minggu');
    }
    if (baris.findIndex(({ hari }) => hari === row.hari) !== index) {
      throw refuse('hari', 'Hari ini sudah ada di baris lain');
    }
    const masuk = menitOf(row.jam_masuk);
    const pulang = after(masuk, row.jam_pulang, isShift);
    if (pulang <= masuk) throw refuse('jam_pulang', 'Jam pulang harus setelah jam masuk');
    checkIstirahat(row, { masuk, pulang, isShift }, refuse);
    if (tipe_jadwal === TIPE_JADWAL.fleksibel) {
      if (!row.durasi_menit) throw refuse('durasi_menit', 'Isi lama kerja dalam menit');
      if (row.durasi_menit > pulang - masuk) throw refuse('durasi_menit', 'Lama kerja melebihi rentang jamnya');
    } else if (row.durasi_menit) throw refuse('durasi_menit', 'Lama kerja hanya untuk jam kerja fleksibel');
  }
}

type Refuse = (name: keyof BarisJadwal, message: string) => Error;
type Rentang = { masuk: number; pulang: number; isShift: boolean };

function checkIstirahat(row: BarisJadwal, { masuk, pulang, isShift }: Rentang, refuse: Refuse): void {
  const { istirahat_mulai, istirahat_selesai } = row;
  if (!istirahat_mulai && !istirahat_selesai) return;
  if (!istirahat_mulai || !istirahat_selesai) {
    throw refuse(istirahat_mulai ? 'istirahat_selesai' : 'istirahat_mulai', 'Isi awal dan akhir istirahat');
  }
  const [mulai, selesai] = [istirahat_mulai, istirahat_selesai].map((jam) =>
    isShift && menitOf(jam) < masuk ? menitOf(jam) + SEHARI : menitOf(jam),
  ) as [number, number];
  if (selesai <= mulai) throw refuse('istirahat_selesai', 'Istirahat harus selesai setelah mulai');
  if (mulai < masuk || pulang < selesai) {
    throw refuse('istirahat_mulai', 'Istirahat harus di antara jam masuk dan jam pulang');
  }
}

const menitOf = (jam: string) => parseMenit(jam) ?? 0;

function after(masuk: number, jam_pulang: string, isShift: boolean): number {
  const pulang = menitOf(jam_pulang);
  return isShift && pulang <= masuk ? pulang + SEHARI : pulang;
}
