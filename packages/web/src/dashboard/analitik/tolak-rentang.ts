import { AKHIR_SEBELUM_AWAL, sebutRentangTerpanjang } from '@hadir/contract/kit/kalimat-rentang.ts';
import { checkRentang, SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';

/** What is wrong with the dates that Analitik is narrowed by, as the server would say; today ends where no end is given. */
export function tolakRentang({ from, to }: { from: string; to: string }, today: string): string | undefined {
  if (from === '') return undefined;
  const salah = checkRentang({ tgl_awal: from, tgl_akhir: to || today });
  if (salah === 'terbalik') return to === '' ? 'Tanggal mulai sesudah hari ini' : AKHIR_SEBELUM_AWAL;
  return salah === 'terlalu_panjang' ? sebutRentangTerpanjang(SETAHUN_HARI) : undefined;
}
