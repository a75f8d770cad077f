import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { useSession } from '../../base/session/use-session.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useBaris } from '../../ui/table/use-baris.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { FILTER_RIWAYAT } from './filter-riwayat.ts';
import { ImporLogSection } from '../../presensi/impor/impor-log-section.tsx';
import { riwayatQuery } from './riwayat-query.ts';
import { RiwayatTable } from './riwayat-table.tsx';
import { RIWAYAT_SENDIRI } from './riwayat-sendiri.ts';

type Props = {
  organisasi_id: number;
  /** The other parts, to who has them. */
  tabs?: ReactNode;
};

/** Riwayat Kehadiran of the organisation: every member-day with its events. A plain member finds his own days here too. */
export function RiwayatKehadiranScreen({ organisasi_id, tabs }: Props) {
  const organisasi = useSession()?.organisasi;
  const seesSemua = useSeesSemua();
  const url = useUrlFilters(FILTER_RIWAYAT);
  const { baris, asked } = useBaris('Riwayat kehadiran', () => url.change({ page: 1 }));
  const query = useQuery({
    ...riwayatQuery({ organisasi_id }, useSearch({ strict: false }), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Riwayat Kehadiran"
        subtitle={seesSemua ? 'Kehadiran seluruh anggota hari demi hari.' : RIWAYAT_SENDIRI}
        crumbs={[
          ...(organisasi ? [{ label: organisasi.nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Riwayat Kehadiran' },
        ]}
        actions={
          <>
            <LinkButton variant="default" href={hrefTo('rekapRiwayat', { organisasi_id })}>
              Rekap riwayat
            </LinkButton>
            <ImporLogSection organisasi_id={organisasi_id} />
          </>
        }
      />
      {tabs}
      <RiwayatTable
        organisasi_id={organisasi_id}
        query={query}
        url={url}
        whose={seesSemua ? 'semua' : 'sendiri'}
        baris={baris}
      />
    </>
  );
}
