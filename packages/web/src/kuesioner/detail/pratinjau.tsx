import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IsianPertanyaan } from '../pertanyaan/isian-pertanyaan.tsx';
import { useJawaban } from '../pertanyaan/use-jawaban.ts';
import type { Isi } from '../susun/isi/isi-kuesioner.ts';

/** The questions to try, as they are written just now. */
export function Pratinjau({ isi: { judul, keterangan, bagian } }: { isi: Isi }) {
  const isian = useJawaban(bagian, []);
  return (
    <>
      <p>
        <strong>{judul}</strong>
      </p>
      {keterangan && <p>{keterangan}</p>}
      <IsianPertanyaan bagian={bagian} isian={isian} />
      {isian.tampak.length === 0 && <EmptyState>Belum ada pertanyaan.</EmptyState>}
    </>
  );
}
