import type { Dampak } from '@hadir/contract/kehadiran/dampak.ts';
import type { ConfirmQuestion } from '../ui/confirm-context.ts';
import { DampakList } from './dampak-list.tsx';
import { formatAngka } from './format.ts';

/** What is asked before a change is kept that makes days something else; null where it makes none. */
export function questionOfDampak(dampak: Dampak): ConfirmQuestion | null {
  const { hari, anggota, berubah } = dampak;
  if (hari === 0 || berubah === 0) return null;
  const dinilai = `${formatAngka(hari)} hari dari ${formatAngka(anggota)} anggota dinilai ulang`;
  const hasil = berubah === null ? 'terlalu banyak untuk dibandingkan dahulu' : `${formatAngka(berubah)} hari berubah`;
  return {
    title: 'Perubahan ini mengubah kehadiran yang sudah dinilai',
    message: `${dinilai}; ${hasil}. Rekap dan laporan ikut berubah.`,
    details: <DampakList dampak={dampak} />,
    confirmLabel: 'Simpan sebagai koreksi',
    cancelLabel: 'Kembali',
    danger: true,
  };
}
