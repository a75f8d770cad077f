import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import { CaraKios } from './cara-kios.tsx';
import { CaraMesin } from './cara-mesin.tsx';
import { CaraUsb } from './cara-usb.tsx';
import classes from './pasang.module.css';
import { PeriksaMesin } from './periksa-mesin.tsx';

const CARA = [
  { jenis: 'mesin', label: 'Mesin yang mengirim sendiri' },
  { jenis: 'kios', label: 'Kios tablet' },
  { jenis: 'usb', label: 'Berkas log lewat USB' },
] as const;
const FIELDS = { jenis: filterField.oneOf('mesin', 'kios', 'usb'), nomor_seri: '' };

/** How a machine, a tablet or a log file begins to bring attendance here, with drawings, on screen and on paper. */
export function CaraMemasangScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FIELDS);
  const canWrite = useCanWrite() === 'yes';
  const { jenis = 'mesin', nomor_seri } = filters;
  return (
    <div className={classes['halaman']}>
      <PageHeader
        title="Cara Memasang Perangkat"
        subtitle={CARA.find((cara) => cara.jenis === jenis)?.label ?? ''}
        crumbs={[
          { label: 'Kelola Instansi' },
          { label: 'Perangkat', href: hrefTo('device', { organisasi_id }) },
          { label: 'Cara memasang' },
        ]}
        actions={
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => print()}>
            Cetak
          </Button>
        }
      />
      <SectionTabs
        label="Yang dipasang"
        tabs={CARA.map((cara) => ({
          label: cara.label,
          href: hrefTo('device.pasang', { organisasi_id }, { jenis: cara.jenis, nomor_seri }),
          current: cara.jenis === jenis,
        }))}
      />
      <div className={classes['stack']}>
        {jenis === 'mesin' && (
          <>
            <div className="tanpa-cetak">
              <PeriksaMesin
                organisasi_id={organisasi_id}
                nomor_seri={nomor_seri}
                onNomor={(next) => change({ nomor_seri: next }, { replace: true })}
                canWrite={canWrite}
              />
            </div>
            <CaraMesin organisasi_id={organisasi_id} />
          </>
        )}
        {jenis === 'kios' && <CaraKios />}
        {jenis === 'usb' && <CaraUsb organisasi_id={organisasi_id} />}
      </div>
    </div>
  );
}
