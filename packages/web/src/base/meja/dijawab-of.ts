import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';

/** What a decision on a request answers: it as it is shown here. */
export const dijawabOf = ({ urutan, versi }: Pick<JalanPersetujuan, 'urutan' | 'versi'>) => ({ urutan, versi });
