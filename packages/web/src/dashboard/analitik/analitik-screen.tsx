import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { ANALITIK_FIELDS, toSaringAnalitik } from './analitik-fields.ts';
import classes from './analitik.module.css';
import { BandingCard } from './banding-card.tsx';
import { GenderCard } from './gender-card.tsx';
import { KedatanganCard } from './kedatangan-card.tsx';
import { SumberCard } from './sumber-card.tsx';
import { TempatCard } from './tempat-card.tsx';
import { TrenAnalitikCard } from './tren-analitik-card.tsx';

/** Analitik: an organisation's days by what they were made of, narrowed by the address; a plain member reads his own. */
export function AnalitikScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(ANALITIK_FIELDS);
  const saring = toSaringAnalitik(organisasi_id, filters);
  const download = useMutation(api.analitik.exportAnalitik.save());
  return (
    <>
      <PageHeader
        title="Analitik"
        subtitle="Tiga puluh hari terakhir, kecuali dipilih lain."
        actions={
          <Button
            variant="default"
            loading={download.isPending}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => download.mutate(saring)}
          >
            Unduh XLSX
          </Button>
        }
      />
      <div className={classes['halaman']}>
        <div className={classes['saring']}>
          <DateRangePicker
            label="Tanggal"
            value={{ from: filters.from || null, to: filters.to || null }}
            onChange={({ from, to }) => change({ from: from ?? '', to: to ?? '' })}
          />
          <GrupPicker<undefined>
            organisasi_id={organisasi_id}
            empty={{ value: undefined, label: 'Semua grup' }}
            value={filters.group_id}
            onChange={(group_id) => change({ group_id })}
          />
        </div>
        <BandingCard saring={saring} />
        <TrenAnalitikCard saring={saring} />
        <div className={classes['dua']}>
          <GenderCard saring={saring} />
          <SumberCard saring={saring} />
          <TempatCard saring={saring} />
          <KedatanganCard saring={saring} />
        </div>
      </div>
    </>
  );
}
