import { PageHeader } from '../ui/show/page-header.tsx';
import { AtributList } from './atribut-list.tsx';

/** Kelola Anggota → Atribut: what the organisation keeps of its members beside what every member has. */
export function AtributScreen({ organisasi_id }: { organisasi_id: number }) {
  return (
    <>
      <PageHeader
        title="Atribut"
        subtitle="Isian tambahan anggota; menjadi kolom, saringan, dan bagian impor di Daftar."
        crumbs={[{ label: 'Kelola Anggota' }, { label: 'Atribut' }]}
      />
      <AtributList pemilik={{ organisasi_id }} />
    </>
  );
}
