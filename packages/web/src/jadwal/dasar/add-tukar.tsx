import type { TukarTerkena } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';

const sebutTukar = ({ nama_a, tanggal_a, nama_b, tanggal_b }: TukarTerkena) =>
  tanggal_a === tanggal_b
    ? `${nama_a} ⇄ ${nama_b}, ${formatTanggal(tanggal_a)}`
    : `${nama_a} ${formatTanggal(tanggal_a)} ⇄ ${nama_b} ${formatTanggal(tanggal_b)}`;

/** What is asked before the roster is written, and which swaps that meets: asked for them alone where there is nothing else (aturan/jadwal#tukar-shift). */
export function addTukar(question: ConfirmQuestion | null, tukar: readonly TukarTerkena[]): ConfirmQuestion | null {
  if (tukar.length === 0) return question;
  const [batal, tetap] = [tukar.filter(({ is_batal }) => is_batal), tukar.filter(({ is_batal }) => !is_batal)];
  const kalimat = [
    question?.message,
    batal.length > 0 && `${formatAngka(batal.length)} tukar shift yang menunggu batal, dan keduanya diberi tahu.`,
    tetap.length > 0 &&
      `${formatAngka(tetap.length)} tukar shift yang sudah disetujui tetap berlaku: keduanya bertukar jadwal shift yang baru.`,
  ];
  return {
    title: 'Perubahan ini mengenai tukar shift',
    confirmLabel: 'Simpan',
    cancelLabel: 'Kembali',
    ...question,
    message: kalimat.filter(Boolean).join(' '),
    details: (
      <>
        {question?.details}
        <ul aria-label="Tukar shift yang terkena">
          {tukar.map((one) => (
            <li key={one.tukar_shift_id}>
              {sebutTukar(one)}: {one.is_batal ? 'batal' : 'tetap berlaku'}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
