import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useMayWrite } from '../../base/session/hak/use-may-write.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DaftarSwafoto } from './daftar-swafoto.tsx';

const DaftarDitinjau = lazy(async () => ({ default: (await import('../putusan/daftar-ditinjau.tsx')).DaftarDitinjau }));

const AturanKepercayaanDialog = lazy(async () => ({
  default: (await import('../kepercayaan/aturan-kepercayaan-dialog.tsx')).AturanKepercayaanDialog,
}));
const DaftarWajahSection = lazy(async () => ({
  default: (await import('../../wajah/presensi/daftar-wajah-section.tsx')).DaftarWajahSection,
}));

/** Presensi Swafoto: what waits for a decision about attendance, requests with a selfie, taps that were held, and faces that are not alike. */
export function PresensiManualScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ bagian: filterField.oneOf('ditinjau', 'wajah') });
  const { bagian } = filters;
  const mayAtur = useMayWrite('organisasi.index');
  const [aturan, setAturan] = useState(false);
  const manual = useQuery(
    api.presensiManual.listPresensiManual.query(
      { organisasi_id, status: STATUS_PRESENSI_MANUAL.diajukan, count: 1 },
      { errors: 'caller' },
    ),
  );
  const ditinjau = useQuery(
    api.putusanPresensi.listPresensiDitinjau.query({ organisasi_id, count: 1 }, { errors: 'caller' }),
  );
  const wajah = useQuery(api.wajahPresensi.listWajahDitinjau.query({ organisasi_id, count: 1 }, { errors: 'caller' }));
  return (
    <>
      <PageHeader
        title="Presensi Swafoto"
        subtitle="Permintaan swafoto, presensi yang ditahan sampai ditinjau, dan wajah yang perlu dilihat."
        crumbs={[{ label: 'Presensi Swafoto' }]}
        actions={
          mayAtur && (
            <Button variant="default" onClick={() => setAturan(true)}>
              Atur kepercayaan
            </Button>
          )
        }
      />
      <SectionTabs
        label="Bagian Presensi Swafoto"
        tabs={[
          {
            label: labelOf('Permintaan swafoto', manual.data?.diajukan),
            href: hrefTo('presensiManual', { organisasi_id }),
            current: !bagian,
          },
          {
            label: labelOf('Presensi ditahan', ditinjau.data?.menunggu),
            href: hrefTo('presensiManual', { organisasi_id }, { bagian: 'ditinjau' }),
            current: bagian === 'ditinjau',
          },
          {
            label: labelOf('Wajah', wajah.data?.menunggu),
            href: hrefTo('presensiManual', { organisasi_id }, { bagian: 'wajah' }),
            current: bagian === 'wajah',
          },
        ]}
      />
      {bagian === 'ditinjau' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <DaftarDitinjau organisasi_id={organisasi_id} />
        </Suspense>
      ) : bagian === 'wajah' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <DaftarWajahSection organisasi_id={organisasi_id} />
        </Suspense>
      ) : (
        <DaftarSwafoto organisasi_id={organisasi_id} />
      )}
      <Suspense>
        {aturan && (
          <AturanKepercayaanDialog organisasi_id={organisasi_id} opened={aturan} onClose={() => setAturan(false)} />
        )}
      </Suspense>
    </>
  );
}

const labelOf = (words: string, waiting: number | undefined) => (waiting ? `${words} (${waiting})` : words);
