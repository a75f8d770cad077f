import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { canAskPerubahan } from '../../base/session/hak/can-ask-perubahan.ts';
import { isInactive } from '../../base/session/is-inactive.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { AjuanKlaimSection } from '../../klaim-presensi/ajuan-klaim-section.tsx';
import { AjukanKlaimSection } from '../../klaim-presensi/ajukan-klaim-section.tsx';
import { SemuaKlaimSection } from '../../klaim-presensi/semua-klaim-section.tsx';
import { useOutboxRefetch } from '../../base/outbox/use-outbox-refetch.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { AjuanSwafotoSection } from '../../presensi/manual/ajuan-swafoto-section.tsx';
import { AjukanSwafotoSection } from '../../presensi/manual/ajukan-swafoto-section.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { FILTER_RIWAYAT, toRiwayatInput } from './filter-riwayat.ts';
import { RiwayatTable } from './riwayat-table.tsx';
import { RIWAYAT_SENDIRI } from './riwayat-sendiri.ts';

type Props = {
  organisasi_id: number;
  /** The other parts of his attendance. */
  tabs: ReactNode;
};

/** Riwayat Kehadiran of the one who is signed in. */
export function RiwayatKehadiranUserScreen({ organisasi_id, tabs }: Props) {
  const session = useSession();
  useOutboxRefetch();
  const user_id = session?.me.user_id;
  const isMember = session?.organisasi?.status_anggota !== null;
  const isKeluar = session != null && isInactive(session.me, session.organisasi);
  const canAsk = canAskPerubahan(session);
  const url = useUrlFilters(FILTER_RIWAYAT);
  const { user_id: _anggota, group_id: _grup, q: _q, ...input } = toRiwayatInput(url.filters);
  const query = useQuery({
    ...api.kehadiran.listRiwayatAnggota.query({ organisasi_id, user_id: user_id ?? 0, ...input }),
    enabled: user_id !== undefined && isMember,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Riwayat Kehadiran"
        subtitle={RIWAYAT_SENDIRI}
        actions={
          isMember &&
          !isKeluar && (
            <>
              {canAsk && <AjukanSwafotoSection organisasi_id={organisasi_id} />}
              {canAsk && <AjukanKlaimSection organisasi_id={organisasi_id} />}
              <LinkButton variant="default" href={hrefTo('jamKerja.tukarShift', { organisasi_id })}>
                Tukar shift
              </LinkButton>
              <LinkButton variant="default" href={hrefTo('rekapRiwayat', { organisasi_id })}>
                Rekap riwayat
              </LinkButton>
            </>
          )
        }
      />
      {tabs}
      {canAsk && <AjuanKlaimSection organisasi_id={organisasi_id} />}
      {canAsk && <AjuanSwafotoSection organisasi_id={organisasi_id} />}
      {isMember ? (
        <>
          <RiwayatTable organisasi_id={organisasi_id} query={query} url={url} whose="sendiri" />
          <SemuaKlaimSection organisasi_id={organisasi_id} />
        </>
      ) : (
        <EmptyState title="Anda bukan anggota instansi ini">Kehadiran Anda tidak dicatat di sini.</EmptyState>
      )}
    </>
  );
}
