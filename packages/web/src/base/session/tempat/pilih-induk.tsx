import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** In place of a screen of one tenant, before it is chosen. */
export const PilihInduk = () => (
  <EmptyState title="Pilih induk">Layar ini milik satu induk. Pilih yang hendak dilihat.</EmptyState>
);
