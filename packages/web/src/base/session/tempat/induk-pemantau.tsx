import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { api } from '../../api/api.ts';
import { hrefTo } from '../../links/href-to.ts';
import { LinkButton } from '../../links/link-button.tsx';
import { PilihInduk } from './pilih-induk.tsx';

/** Where a monitor goes from a screen of a whole tenant: he chooses one, or goes to the institutions that he watches. */
export function IndukPemantau() {
  const { data } = useQuery(api.pemantau.listTugasSendiri.query({}));
  if (!data) return <Skeleton lines={3} />;
  const berlaku = data.tugas.filter(({ is_berlaku, tutup }) => is_berlaku && !tutup);
  if (berlaku.some(({ organisasi_id }) => organisasi_id === null)) return <PilihInduk />;
  const [satu, ...lain] = berlaku.filter(({ organisasi_id }) => organisasi_id !== null);
  return (
    <EmptyState
      title="Anda memantau per instansi"
      action={
        satu?.organisasi_id && lain.length === 0 ? (
          <LinkButton href={hrefTo('home', { organisasi_id: satu.organisasi_id })}>
            Buka {satu.nama_organisasi ?? 'instansinya'}
          </LinkButton>
        ) : (
          <LinkButton href={hrefTo('organisasi.pilih')}>Pilih Organisasi</LinkButton>
        )
      }
    >
      Layar ini merangkum seluruh induk, yang tidak termasuk tugas Anda.
    </EmptyState>
  );
}
