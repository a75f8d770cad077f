import type { HasilWajah } from '@hadir/rules/kode/hasil-wajah.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';

type Props = {
  /** null is that nobody says. */
  is_face_verified: HasilWajah | boolean | null;
  /** Whether the selfie was looked at; what was not says nothing. */
  isDinilai?: boolean;
};

/** Whether a selfie shows the enrolled face. */
export function WajahChip({ is_face_verified, isDinilai = false }: Props) {
  if (is_face_verified === null) return isDinilai ? <StatusChip tone="blue" label="Wajah perlu dilihat" /> : null;
  return is_face_verified ? (
    <StatusChip tone="green" label="Wajah terverifikasi" />
  ) : (
    <StatusChip tone="orange" label="Wajah tidak cocok" />
  );
}
