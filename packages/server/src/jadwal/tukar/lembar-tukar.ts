import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Lembar } from '../../persetujuan/surat/lembar-keputusan.ts';
import { toLembar } from '../../persetujuan/surat/to-lembar.ts';

/** A swap as the page behind a mailed link shows it to this approver. */
export function lembarTukar({ a, b, keterangan, persetujuan }: TukarShift, user_id: number): Lembar {
  const fakta = [
    { label: 'Yang meminta', isi: a.nama, kecil: sebutSisi(a) },
    { label: 'Rekannya, sudah sepakat', isi: b.nama, kecil: sebutSisi(b) },
    ...(keterangan ? [{ label: 'Keterangan', isi: keterangan, isLebar: true }] : []),
  ];
  return toLembar('Keputusan tukar shift', fakta, persetujuan, user_id);
}

const sebutSisi = ({ tanggal, shift }: TukarShift['a']) => `${sebutTanggal(tanggal)}, ${shift ?? 'tanpa roster'}`;
