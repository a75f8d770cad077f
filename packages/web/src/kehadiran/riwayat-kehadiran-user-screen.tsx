import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../app/href-to.ts';
import { LinkButton } from '../app/link-button.tsx';
import { useSession } from '../app/session/use-session.ts';
import { api } from '../kit/api.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { FILTER_RIWAYAT, toRiwayatInput } from './filter-riwayat.ts';
import { RiwayatTable } from './riwayat-table.tsx';

/** Riwayat Kehadiran of the one who is signed in. */
export function RiwayatKehadiranUserScreen({ organisasi_id }: { organisasi_id: number }) {
  const user_id = useSession()?.me.user_id;
  const url = useUrlFilters(FILTER_RIWAYAT);
  const { user_id: _anggota, group_id: _grup, q: _q, ...input } = toRiwayatInput(url.filters);
  const query = useQuery({
    ...api.kehadiran.riwayatAnggota.query({ organisasi_id, user_id: user_id ?? 0, ...input }),
    enabled: user_id !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Riwayat Kehadiran"
        subtitle="Kehadiran Anda hari demi hari."
        actions={
          <>
            <LinkButton variant="default" href={hrefTo('jamKerja.tukarShift', { organisasi_id })}>
              Tukar shift
            </LinkButton>
            <LinkButton variant="default" href={hrefTo('rekapRiwayat', { organisasi_id })}>
              Rekap riwayat
            </LinkButton>
          </>
        }
      />
      <RiwayatTable organisasi_id={organisasi_id} query={query} url={url} whose="sendiri" />
    </>
  );
}
