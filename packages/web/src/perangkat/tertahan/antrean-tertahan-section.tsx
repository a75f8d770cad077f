import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PinMenungguCard } from './pin-menunggu-card.tsx';
import { TertahanCard } from './tertahan-card.tsx';

/** What machines and kiosks sent and what is no event yet, at the desk where everything else is decided. */
export function AntreanTertahanSection({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const { data } = useQuery(
    api.persetujuan.countMenunggu.query({ organisasi_id }, { errors: 'caller', autosave: true }),
  );
  if (data?.tertahan === 0) {
    return (
      <EmptyState>
        Tidak ada ketukan mesin yang menunggu. Yang PIN-nya belum dikenal atau jamnya tidak mungkin tampil di sini.
      </EmptyState>
    );
  }
  return (
    <>
      <PinMenungguCard organisasi_id={organisasi_id} canWrite={canWrite} />
      <TertahanCard organisasi_id={organisasi_id} canWrite={canWrite} />
    </>
  );
}
