import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import type { HasilKirim, TakTersimpan } from './send-in-turn.ts';

export type Keputusan = 'setuju' | 'tolak';

type Dikirim = {
  /** What was told when it was decided: 'Klaim Ani disetujui'. */
  told: string;
  keputusan: Keputusan;
  /** How many it was about. */
  jumlah: number;
  hasil: HasilKirim;
  written: string | undefined;
};

/**
 * What the server did not take of a decision, with its reasons: 'Tidak tersimpan: Klaim Ani disetujui. Sudah ditarik.', or of
 * many '2 dari 3 disetujui. Ani: sudah ditarik.'; null where it took all.
 */
export function sebutTakTersimpan({ told, keputusan, jumlah, hasil, written }: Dikirim): string | null {
  const tulisan = written ? ` Yang Anda tulis: “${written}”` : '';
  const tak = hasil.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  const [gagal] = hasil.flatMap((one) => (one.status === 'rejected' ? [sebutKegagalan(one.reason)] : []));
  const alasan = gagal ?? tak[0]?.pesan;
  if (alasan === undefined) return null;
  if (gagal !== undefined || jumlah === 1) return `Tidak tersimpan: ${told}. ${akhiri(alasan)}${tulisan}`;
  const kata = keputusan === 'setuju' ? 'disetujui' : 'ditolak';
  return `${jumlah - tak.length} dari ${jumlah} ${kata}. ${sebutPerAlasan(tak)}${tulisan}`;
}

const sebutPerAlasan = (tak: readonly TakTersimpan[]): string =>
  [...Map.groupBy(tak, ({ pesan }) => pesan)]
    .map(([pesan, sama]) => akhiri(`${sama.map(({ nama }) => nama).join(', ')}: ${pesan}`))
    .join(' ');

/** With a full stop, unless it ends as a sentence already. */
export const akhiri = (kalimat: string): string => (/[.!?]$/.test(kalimat) ? kalimat : `${kalimat}.`);
