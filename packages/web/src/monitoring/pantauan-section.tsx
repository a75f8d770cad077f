import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { KeadaanSaring } from './keadaan-saring.tsx';
import { LangsungMark } from './pantauan/langsung-mark.tsx';
import { pantauanColumns } from './pantauan-columns.tsx';
import { PANTAUAN_FIELDS } from './pantauan-fields.ts';
import classes from './pantauan/pantauan.module.css';
import { TanpaInstansi } from './pantauan/tanpa-instansi.tsx';
import { usePantauan } from './pantauan/use-pantauan.ts';

const Dinding = lazy(async () => ({ default: (await import('./dinding/dinding.tsx')).Dinding }));

type Props = { tenant_id?: number | undefined; withTenant?: boolean; count?: number };

/** Where it is burning: what the caller watches, the worst first, each with why and the way there. */
export function PantauanSection({ tenant_id, withTenant = false, count = 15 }: Props) {
  const { filters, change } = useUrlFilters(PANTAUAN_FIELDS);
  const { hal, cari, keadaan, dinding } = filters;
  const { query, sambungan } = usePantauan({ page: hal, count, q: cari || undefined, keadaan, tenant_id });
  return (
    <section className={classes['bagian']} aria-label="Keadaan instansi sekarang">
      <KeadaanSaring
        jumlah={query.data?.jumlah}
        value={keadaan}
        onChange={(next) => change({ keadaan: next, hal: 1 })}
      />
      <DataTable
        whole
        label="Keadaan instansi sekarang"
        columns={pantauanColumns({ withTenant, rows: query.data?.data ?? [] })}
        query={query}
        rowKey={({ organisasi_id }) => organisasi_id}
        rowLabel={({ nama }) => nama}
        onPage={(page) => change({ hal: page })}
        tools={
          <>
            <LangsungMark sambungan={sambungan} pada={query.data?.pada} />
            <Button variant="default" onClick={() => change({ dinding: true })}>
              Dinding
            </Button>
            <LinkButton variant="default" href={hrefTo('map', {}, { tenant_id, cari: cari || undefined, keadaan })}>
              Peta
            </LinkButton>
          </>
        }
        toolbar={
          <SearchField
            label="Cari nama atau kode instansi"
            value={cari}
            onSearch={(q) => change({ cari: q, hal: 1 })}
          />
        }
        empty={<TanpaInstansi isDisaring={Boolean(cari || keadaan)} />}
      />
      {dinding && (
        <Suspense>
          <Dinding tenant_id={tenant_id} withTenant={withTenant} onClose={() => change({ dinding: undefined })} />
        </Suspense>
      )}
    </section>
  );
}
