import type { Dampak, SaldoBergerak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';

/** ' Saldo cuti tahunan 5 anggota (Non-ASN) berkurang, bersama-sama 5 hari; masing-masing diberi tahu.'; nothing where no balance moves. */
export function sebutSaldoBergerak(saldo: Dampak['saldo']): string {
  if (!saldo) return '';
  const satu = (kata: string, { anggota, hari, jenis_kepegawaian }: SaldoBergerak) =>
    anggota === 0
      ? ''
      : ` Saldo cuti tahunan ${formatAngka(anggota)} anggota (${jenis_kepegawaian.join(', ')}) ${kata}, seluruhnya ${formatJumlahHari(hari)}; masing-masing diberi tahu.`;
  const { anggota } = saldo.tidak_terpotong;
  const habis = anggota === 0 ? '' : ` ${formatAngka(anggota)} anggota tidak terpotong karena saldo cutinya habis.`;
  return satu('berkurang', saldo.berkurang) + satu('bertambah', saldo.bertambah) + habis;
}
