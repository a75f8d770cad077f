import { STATUS_TINDAK_LANJUT, type StatusTindakLanjut } from '../kode/status-tindak-lanjut.ts';
import { addDays, type Tanggal } from '../waktu/tanggal.ts';

const { baru, dikerjakan, selesai, ditutup, ditolak } = STATUS_TINDAK_LANJUT;

/** Who took an item up is expected to be done with it by then; later it is new again, or off the list. */
const HARI_DIKERJAKAN = 7;

/** What an operator last said of an item: when, and how many there were. `bulan` is the month that it was about. */
export type CatatanTindakLanjut = {
  status: Exclude<StatusTindakLanjut, typeof selesai>;
  jumlah: number;
  bulan: Tanggal | null;
  tanggal: Tanggal;
};

type Fakta = { jumlah: number; bulan: Tanggal | null; today: Tanggal };

/**
 * Where an item of the follow-up list stands, null when it is not on it. Resolved is never said but seen: it was taken
 * up within the week and nothing of it is left. A closed one that has grown, or is about another month, is new again.
 */
export function judgeTindakLanjut(fakta: Fakta, catatan: CatatanTindakLanjut | null): StatusTindakLanjut | null {
  const { jumlah, bulan, today } = fakta;
  if (catatan && catatan.bulan === bulan) {
    const isFresh = today < addDays(catatan.tanggal, HARI_DIKERJAKAN);
    if (catatan.status === dikerjakan && isFresh) return jumlah > 0 ? dikerjakan : selesai;
    if (catatan.status === ditutup && jumlah > 0 && jumlah <= catatan.jumlah) return ditutup;
    if (catatan.status === ditolak && jumlah > 0) return ditolak;
  }
  return jumlah > 0 ? baru : null;
}
