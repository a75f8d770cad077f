import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { LABEL_SASARAN } from './sebut-kuesioner.ts';

/** What is asked before a draft is published: who may answer it, from when on, and what then stays. */
export function tanyaTerbit({ judul, sasaran, tgl_mulai }: Pick<Kuesioner, 'judul' | 'sasaran' | 'tgl_mulai'>) {
  const sejak = tgl_mulai ? `sejak ${formatTanggal(tgl_mulai)}` : 'mulai sekarang';
  return {
    title: `Terbitkan ${judul}?`,
    message: `${LABEL_SASARAN[sasaran]} dapat menjawabnya ${sejak}. Setelah ada yang menjawab, pertanyaannya tidak dapat diubah lagi.`,
    confirmLabel: 'Terbitkan',
  };
}
