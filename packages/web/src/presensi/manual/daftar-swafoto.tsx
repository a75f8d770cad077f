import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import {
  type StatusPresensiManual,
  STATUS_PRESENSI_MANUAL,
} from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { CHIP_STATUS_MANUAL } from './chip-status-manual.ts';
import { SEMUA_TINGKAT } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { countSiapaKapan, FILTER_SIAPA_KAPAN, toSiapaKapan } from '../../base/filters/siapa-kapan.ts';
import { SiapaKapanTools } from '../../base/filters/siapa-kapan-tools.tsx';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IsiAntrean } from '../../base/meja/isi-antrean.tsx';
import { TingkatField } from '../kepercayaan/tingkat-field.tsx';
import classes from '../../base/meja/meja.module.css';
import { useBukaBaris } from '../../base/meja/use-buka-baris.ts';

const TinjauanSwafoto = lazy(async () => ({ default: (await import('./tinjauan-swafoto.tsx')).TinjauanSwafoto }));

const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;
const { dalam, luar, tidak_terdeteksi } = STATUS_RADIUS;

const FILTER = {
  page: 1,
  q: '',
  status: filterField.oneOf<StatusPresensiManual | 'semua'>('semua', diajukan, disetujui, ditolak, dibatalkan),
  radius: filterField.kode(STATUS_RADIUS),
  kepercayaan: filterField.oneOf(...SEMUA_TINGKAT),
  id: 0,
  ...FILTER_SIAPA_KAPAN,
};
export type FilterSwafoto = typeof FILTER;

/** The requests that wait first, evidence and decision in one view, made for hundreds a day. */
export function DaftarSwafoto({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FILTER);
  const { page, q, radius, id } = filters;
  const chosen = filters.status ?? diajukan;
  const canWrite = useCanWrite() === 'yes';
  const buka = useBukaBaris({ page, id }, change);
  const isSempit =
    q !== '' || radius !== undefined || filters.kepercayaan !== undefined || countSiapaKapan(filters) > 0;
  const input = {
    organisasi_id,
    page,
    count: 50,
    q: q || undefined,
    status: chosen === 'semua' ? undefined : chosen,
    radius: radius === undefined ? undefined : [radius],
    kepercayaan: filters.kepercayaan,
    ...toSiapaKapan(filters),
    sort: chosen === diajukan ? ('kepercayaan' as const) : ('-dibuat_pada' as const),
  };
  const query = useQuery({
    ...api.presensiManual.listPresensiManual.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={classes['filters']}>
        <SiapaKapanTools
          organisasi_id={organisasi_id}
          label="Cari anggota"
          filters={filters}
          aktif={[filters.status, radius, filters.kepercayaan].filter((one) => one !== undefined).length}
          onChange={(next) => change('q' in next ? next : { ...next, id: 0 })}
        >
          <ChoiceField
            aria-label="Status permintaan"
            value={chosen}
            choices={[
              { value: diajukan, label: 'Menunggu' },
              { value: disetujui, label: CHIP_STATUS_MANUAL[disetujui].label },
              { value: ditolak, label: CHIP_STATUS_MANUAL[ditolak].label },
              { value: dibatalkan, label: CHIP_STATUS_MANUAL[dibatalkan].label },
              { value: 'semua', label: 'Semua status' },
            ]}
            onChange={(status) => change({ status, id: 0 })}
          />
          <ChoiceField
            aria-label="Lokasi"
            value={radius}
            choices={[
              { value: undefined, label: 'Semua lokasi' },
              ...[dalam, luar, tidak_terdeteksi].map((value) => ({ value, label: LABEL_RADIUS[value] })),
            ]}
            onChange={(next) => change({ radius: next, id: 0 })}
          />
          <TingkatField value={filters.kepercayaan} onChange={(next) => change({ kepercayaan: next, id: 0 })} />
        </SiapaKapanTools>
      </div>
      <IsiAntrean
        query={query}
        kosong={
          chosen === diajukan && !isSempit ? 'Tidak ada permintaan yang menunggu.' : 'Tidak ada permintaan yang cocok.'
        }
        isTerbuka={id !== 0}
        label="Permintaan"
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <Suspense fallback={<Skeleton lines={8} />}>
            <TinjauanSwafoto organisasi_id={organisasi_id} rows={rows} opened={id} canWrite={canWrite} onOpen={buka} />
          </Suspense>
        )}
      </IsiAntrean>
    </>
  );
}
