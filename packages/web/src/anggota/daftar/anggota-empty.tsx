import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Nobody found, or nobody there yet. */
export function AnggotaEmpty({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState>
      {narrowed
        ? 'Tidak ada anggota yang cocok. Longgarkan pencarian atau filternya.'
        : 'Belum ada anggota. Tambahkan satu per satu, atau impor dari berkas XLSX.'}
    </EmptyState>
  );
}
