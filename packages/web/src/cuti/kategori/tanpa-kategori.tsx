import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BELUM_ADA_KATEGORI } from './belum-ada-kategori.ts';

/** In place of a form that could not be sent: leave has no category yet, and who makes one. */
export function TanpaKategori({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  return (
    <EmptyState
      title={BELUM_ADA_KATEGORI}
      action={canWrite && <LinkButton href={hrefTo('kategori', { organisasi_id })}>Buka Kategori</LinkButton>}
    >
      {canWrite ? 'Isi kategorinya dahulu.' : 'Minta operator instansi Anda mengisi kategorinya.'}
    </EmptyState>
  );
}
