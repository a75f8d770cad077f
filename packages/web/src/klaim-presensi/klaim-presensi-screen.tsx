import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { lazy, Suspense, useState } from 'react';
import { useCanWrite } from '../app/session/use-can-write.ts';
import { GangguanSection } from '../gangguan/gangguan-section.tsx';
import { filterField } from '../kit/filter-field.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { VervalSection } from '../verval/verval-section.tsx';
import { KlaimList } from './klaim-list.tsx';
import { BAGIAN, KoreksiTabs } from './koreksi-tabs.tsx';

const KlaimFormDialog = lazy(async () => ({ default: (await import('./klaim-form-dialog.tsx')).KlaimFormDialog }));

/** Ubah Presensi: claims, incidents, and the desk on which a month is closed. */
export function KlaimPresensiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ bagian: filterField.oneOf(...BAGIAN) });
  const bagian = filters.bagian ?? 'klaim';
  const canWrite = useCanWrite() === 'yes';
  const [making, setMaking] = useState<boolean | null>(null);
  return (
    <>
      <PageHeader
        title="Ubah Presensi"
        subtitle="Klaim anggota, gangguan, dan penutupan bulan."
        crumbs={[{ label: 'Ubah Presensi' }]}
        actions={
          canWrite &&
          bagian === 'klaim' && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setMaking(true)}>
              Ubah presensi
            </Button>
          )
        }
      />
      <KoreksiTabs organisasi_id={organisasi_id} current={bagian} />
      {bagian === 'klaim' && <KlaimList organisasi_id={organisasi_id} />}
      {bagian === 'gangguan' && <GangguanSection pemilik={{ organisasi_id }} />}
      {bagian === 'verval' && <VervalSection organisasi_id={organisasi_id} />}
      <Suspense>
        {making !== null && (
          <KlaimFormDialog organisasi_id={organisasi_id} opened={making} onClose={() => setMaking(false)} />
        )}
      </Suspense>
    </>
  );
}
