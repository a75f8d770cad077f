import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Nothing to watch: because nothing fits what was asked for, or because there is none. */
export const TanpaInstansi = ({ isDisaring }: { isDisaring: boolean }) => (
  <EmptyState>{isDisaring ? 'Tidak ada instansi yang cocok.' : 'Belum ada instansi aktif untuk dipantau.'}</EmptyState>
);
