import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { gantiKunci } from './ganti-kunci.ts';

/** What `npm run ganti-kunci` did and what is to be done next; `isSelesai` once it need not be run again. */
export function sebutGantiKunci(hasil: Awaited<ReturnType<typeof gantiKunci>>): {
  baris: string[];
  isSelesai: boolean;
} {
  if (!hasil) {
    const tanpa = 'Tidak ada kunci lama, jadi tidak ada yang disegel ulang, dan tidak ada yang perlu dilepas.';
    const bila =
      'Bila SECRET_KEY baru saja diganti: isi SECRET_KEY_LAMA dengan yang digantikannya, lalu jalankan lagi.';
    return { baris: [tanpa, bila], isSelesai: false };
  }
  const baris = hasil.map(({ tabel, sudah, diganti, dilewati, takTerbaca }) => {
    const bagian = [`${sebutAngka(diganti)} disegel ulang`, `${sebutAngka(sudah)} sudah`];
    if (dilewati > 0) bagian.push(`${sebutAngka(dilewati)} sedang dipakai`);
    if (takTerbaca > 0) bagian.push(`${sebutAngka(takTerbaca)} disegel kunci lain`);
    return `${tabel}: ${bagian.join(', ')}`;
  });
  const any = (kind: 'dilewati' | 'takTerbaca') => hasil.some((one) => one[kind] > 0);
  const selanjutnya = any('takTerbaca')
    ? 'Sebagian tidak dibuka SECRET_KEY maupun kunci lama yang diberikan. Bila kunci yang menyegelnya masih ada: isi SECRET_KEY_LAMA dengannya, lalu jalankan lagi. Bila tidak, isinya hilang.'
    : any('dilewati')
      ? 'Belum semuanya. Jalankan lagi sebentar lagi.'
      : 'Tidak ada lagi yang memerlukan kunci lama: lepaskan SECRET_KEY_LAMA (atau hapus kunci-rahasia-lama).';
  return { baris: [...baris, selanjutnya], isSelesai: !any('takTerbaca') && !any('dilewati') };
}
