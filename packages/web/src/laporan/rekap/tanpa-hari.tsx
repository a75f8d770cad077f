import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** In place of a report over a span in which nobody has a day. */
export const TanpaHari = () => <EmptyState>Tidak ada hari kehadiran anggota dalam rentang ini.</EmptyState>;
