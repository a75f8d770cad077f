import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import { Pager } from '../../ui/table/pager.tsx';
import classes from '../dasar/presensi-manual-screen.module.css';
import { TinjauanWajah } from './tinjauan-wajah.tsx';

const FILTER = {
  bagian: filterField.oneOf('wajah'),
  page: 1,
  q: '',
  status: filterField.oneOf('menunggu', 'diputuskan'),
  id: 0,
};

/** Selfies whose faces the machine found not alike, or could not tell. */
export function DaftarWajah({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FILTER);
  const { page, q, id } = filters;
  const status = filters.status ?? 'menunggu';
  const canWrite = useCanWrite() === 'yes';
  const phone = usePhone();
  const input = { organisasi_id, page, count: 50, q: q || undefined, status };
  const { data, error, refetch } = useQuery({
    ...api.wajahPresensi.listWajahDitinjau.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={classes['filters']}>
        <SearchField label="Cari anggota" value={q} onSearch={(text) => change({ q: text })} />
        <ChoiceField
          aria-label="Status wajah"
          value={status}
          choices={[
            { value: 'menunggu', label: 'Menunggu' },
            { value: 'diputuskan', label: 'Diputuskan' },
          ]}
          onChange={(next) => change({ status: next, id: 0 })}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.total === 0 ? (
        <EmptyState>
          {status === 'menunggu' && q === ''
            ? 'Tidak ada swafoto yang wajahnya perlu dilihat. Yang tidak cocok atau tidak jelas tampil di sini; presensinya sendiri sudah terhitung.'
            : 'Tidak ada swafoto yang cocok.'}
        </EmptyState>
      ) : (
        <>
          <TinjauanWajah
            organisasi_id={organisasi_id}
            rows={data.data}
            opened={id}
            canWrite={canWrite}
            onOpen={(next) => change({ id: next, page }, { replace: !phone || id !== 0 })}
          />
          {data.last_page > 1 && <Pager label="Swafoto" page={data} onPage={(next) => change({ page: next })} />}
        </>
      )}
    </>
  );
}
