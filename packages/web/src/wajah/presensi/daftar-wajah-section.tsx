import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useMayPutusAntrean } from '../../base/meja/use-may-putus-antrean.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { IsiAntrean } from '../../base/meja/isi-antrean.tsx';
import classes from '../../base/meja/meja.module.css';
import { useBukaBaris } from '../../base/meja/use-buka-baris.ts';
import { TinjauanWajah } from './tinjauan-wajah.tsx';

const FILTER = {
  bagian: filterField.oneOf('wajah'),
  page: 1,
  q: '',
  status: filterField.oneOf('menunggu', 'diputuskan'),
  id: 0,
};
export type FilterWajah = typeof FILTER;

/** Selfies whose faces the machine found not alike, or could not tell. */
export function DaftarWajahSection({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FILTER);
  const { page, q, id } = filters;
  const status = filters.status ?? 'menunggu';
  const mayPutus = useMayPutusAntrean('swafoto_wajah');
  const buka = useBukaBaris({ page, id }, change);
  const input = { organisasi_id, page, count: 50, q: q || undefined, status };
  const query = useQuery({
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
      <IsiAntrean
        query={query}
        kosong={
          status === 'menunggu' && q === ''
            ? 'Tidak ada swafoto yang wajahnya perlu dilihat. Yang tidak cocok atau tidak jelas tampil di sini; presensinya sendiri sudah terhitung.'
            : 'Tidak ada swafoto yang cocok.'
        }
        label="Swafoto"
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <TinjauanWajah organisasi_id={organisasi_id} rows={rows} opened={id} canWrite={mayPutus} onOpen={buka} />
        )}
      </IsiAntrean>
    </>
  );
}
