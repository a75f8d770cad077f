import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import classes from './analitik.module.css';
import { BelumDigambar } from './belum-digambar.tsx';
import { sebutMasa } from './sebut-masa.ts';

type Rentang = { from: string; to: string };
type Props = {
  /** The span that the answer is about. */
  masa: Rentang | undefined;
  /** The span that the address asks for; empty where it asks for none. */
  rentang: Rentang;
  /** Why that span cannot be asked for. */
  salah: string | undefined;
  download: { isPending: boolean; onClick: () => void };
  onChange: (rentang: Rentang) => void;
  /** What else narrows it. */
  saring: ReactNode;
  /** The charts; nothing is drawn of a span that cannot be asked for. */
  children: ReactNode;
};

/** The page of an organisation's and of a tenant's charts: of which days, as a sheet, and by what they are narrowed. */
export function AnalitikLayout({ masa, rentang, salah, download, onChange, saring, children }: Props) {
  return (
    <>
      <PageHeader
        title="Analitik"
        subtitle={sebutMasa(masa)}
        actions={
          <Button
            variant="default"
            loading={download.isPending}
            disabled={salah !== undefined}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={download.onClick}
          >
            Unduh XLSX
          </Button>
        }
      />
      <div className={classes['halaman']}>
        <div className={classes['saring']}>
          <DateRangePicker
            label="Tanggal"
            notAfterToday
            error={salah}
            value={{ from: rentang.from || (masa?.from ?? null), to: rentang.to || (masa?.to ?? null) }}
            onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
          />
          {saring}
        </div>
        {salah ? <BelumDigambar /> : children}
      </div>
    </>
  );
}
