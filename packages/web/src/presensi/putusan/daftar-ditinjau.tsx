import { choicesOf } from '../../ui/form/choices-of.ts';
import { CHIP_STATUS_DITINJAU } from './chip-status-ditinjau.ts';
import { STATUS_TINJAUAN } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { SEMUA_TINGKAT } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMayPutusAntrean } from '../../base/meja/use-may-putus-antrean.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { countSiapaKapan, FILTER_SIAPA_KAPAN, toSiapaKapan } from '../../base/filters/siapa-kapan.ts';
import { SiapaKapanTools } from '../../base/filters/siapa-kapan-tools.tsx';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { IsiAntrean } from '../../base/meja/isi-antrean.tsx';
import { TingkatField } from '../kepercayaan/tingkat-field.tsx';
import classes from '../../base/meja/meja.module.css';
import { useBukaBaris } from '../../base/meja/use-buka-baris.ts';
import { TinjauanDitahan } from './tinjauan-ditahan.tsx';

const FILTER = {
  bagian: filterField.oneOf('ditinjau'),
  page: 1,
  q: '',
  status: filterField.oneOf(...STATUS_TINJAUAN),
  kepercayaan: filterField.oneOf(...SEMUA_TINGKAT),
  id: 0,
  ...FILTER_SIAPA_KAPAN,
};
export type FilterDitinjau = typeof FILTER;

/** Taps that were held: offline with a clock not to be trusted, or outside the locations where these are reviewed. */
export function DaftarDitinjau({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FILTER);
  const { page, q, id } = filters;
  const status = filters.status ?? 'menunggu';
  const mayPutus = useMayPutusAntrean('ditinjau');
  const buka = useBukaBaris({ page, id }, change);
  const { kepercayaan } = filters;
  const input = { organisasi_id, page, count: 50, q: q || undefined, status, kepercayaan, ...toSiapaKapan(filters) };
  const query = useQuery({
    ...api.putusanPresensi.listPresensiDitinjau.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={classes['filters']}>
        <SiapaKapanTools
          organisasi_id={organisasi_id}
          label="Cari anggota"
          filters={filters}
          aktif={[filters.status, kepercayaan].filter(Boolean).length}
          onChange={(next) => change('q' in next ? next : { ...next, id: 0 })}
        >
          <ChoiceField
            aria-label="Status presensi"
            value={status}
            choices={choicesOf(CHIP_STATUS_DITINJAU)}
            onChange={(next) => change({ status: next, id: 0 })}
          />
          <TingkatField value={filters.kepercayaan} onChange={(next) => change({ kepercayaan: next, id: 0 })} />
        </SiapaKapanTools>
      </div>
      <IsiAntrean
        query={query}
        kosong={
          status === 'menunggu' && q === '' && kepercayaan === undefined && countSiapaKapan(filters) === 0
            ? 'Tidak ada presensi yang ditahan. Yang luring tanpa jam tepercaya, dan yang di luar lokasi atau memakai lokasi palsu bila pengaturannya ditinjau, tampil di sini.'
            : 'Tidak ada presensi yang cocok.'
        }
        label="Presensi"
        onPage={(next) => change({ page: next, id: 0 })}
      >
        {(rows) => (
          <TinjauanDitahan organisasi_id={organisasi_id} rows={rows} opened={id} canWrite={mayPutus} onOpen={buka} />
        )}
      </IsiAntrean>
    </>
  );
}
