import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../app/href-to.ts';
import { LinkButton } from '../app/link-button.tsx';
import { useSession } from '../app/session/use-session.ts';
import { api } from '../kit/api.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { FILTER_RIWAYAT, toRiwayatInput } from './filter-riwayat.ts';
import { ImporLogButton } from './impor-log-button.tsx';
import { RiwayatTable } from './riwayat-table.tsx';

/** Riwayat Kehadiran of the organisation: every member-day with its events. */
export function RiwayatKehadiranScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const url = useUrlFilters(FILTER_RIWAYAT);
  const query = useQuery({
    ...api.kehadiran.riwayat.query({ organisasi_id, ...toRiwayatInput(url.filters) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Riwayat Kehadiran"
        subtitle="Kehadiran seluruh anggota hari demi hari."
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Riwayat Kehadiran' },
        ]}
        actions={
          <>
            <LinkButton variant="default" href={hrefTo('rekapRiwayat', { organisasi_id })}>
              Rekap riwayat
            </LinkButton>
            <ImporLogButton organisasi_id={organisasi_id} />
          </>
        }
      />
      <RiwayatTable organisasi_id={organisasi_id} query={query} url={url} whose="semua" />
    </>
  );
}
