import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { lazy, Suspense, useState } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { GangguanSection } from '../../gangguan/gangguan-section.tsx';
import { useBuka } from '../../base/links/use-buka.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { KlaimList } from '../../klaim-presensi/klaim-list.tsx';
import { BAGIAN, PerbaikanTabs } from '../../klaim-presensi/perbaikan-tabs.tsx';

const KlaimFormDialog = lazy(async () => ({
  default: (await import('../../klaim-presensi/klaim-form-dialog.tsx')).KlaimFormDialog,
}));

/** Ubah Presensi: claims and incidents. */
export function KlaimPresensiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ bagian: filterField.oneOf(...BAGIAN) });
  const bagian = filters.bagian ?? 'klaim';
  const canWrite = useCanWrite() === 'yes';
  const [making, setMaking] = useState<boolean | null>(null);
  const ubah = useBuka('ubah');
  const opened = making === true || ubah.diminta;
  return (
    <>
      <PageHeader
        title="Ubah Presensi"
        subtitle="Klaim anggota dan gangguan."
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
      <PerbaikanTabs organisasi_id={organisasi_id} current={bagian} />
      {bagian === 'klaim' && <KlaimList organisasi_id={organisasi_id} />}
      {bagian === 'gangguan' && <GangguanSection pemilik={{ organisasi_id }} />}
      <Suspense>
        {canWrite && (opened || making !== null) && (
          <KlaimFormDialog
            organisasi_id={organisasi_id}
            opened={opened}
            onClose={() => {
              setMaking(false);
              ubah.selesai();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
