import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import type { Nilai, Pertanyaan } from '../pertanyaan/widget-props.ts';

/** An answer in words, each choice or row of its own. */
export function sebutNilai({ jenis, pilihan, baris }: Pertanyaan, nilai: Nilai): string[] {
  const pilihanOf = (id: number) => pilihan.find(({ pilihan_id }) => pilihan_id === id)?.teks ?? String(id);
  const barisOf = (id: number) => baris.find(({ baris_id }) => baris_id === id)?.teks ?? String(id);
  if (Array.isArray(nilai)) {
    return nilai.map((one) =>
      typeof one === 'number' ? pilihanOf(one) : `${barisOf(one.baris_id)}: ${pilihanOf(one.pilihan_id)}`,
    );
  }
  if (typeof nilai === 'number') return [jenis === 'pilihan' ? pilihanOf(nilai) : formatAngka(nilai)];
  return [jenis === 'tanggal' ? formatTanggal(nilai) : nilai];
}
