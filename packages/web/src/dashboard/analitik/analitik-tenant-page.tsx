import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { OrganisasiPicker } from '../../base/pickers/organisasi-picker.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { ANALITIK_TENANT_FIELDS, toSaringTenant } from './analitik-tenant-fields.ts';
import classes from './analitik.module.css';
import { sortOfAsal } from './asal.ts';
import { AntarinstansiTable } from './antarinstansi-table.tsx';
import { GenderCard } from './gender-card.tsx';
import { KedatanganCard } from './kedatangan-card.tsx';
import { riwayatOfSaring, type HrefOf } from './riwayat-of-saring.ts';
import { SumberCard } from './sumber-card.tsx';
import { TempatCard } from './tempat-card.tsx';
import { TrenAnalitikCard } from './tren-analitik-card.tsx';
import { UkuranCards } from './ukuran-cards.tsx';

/** The worst of each measure, on top of the table. */
const TERBURUK = { hadir: 'hadir', terlambat: '-terlambat', absen: '-absen' } as const;

/** The days of a tenant's organisations by what they were made of, narrowed by the address. */
export function AnalitikTenantPage({ tenant_id }: { tenant_id: number }) {
  const { filters, change } = useUrlFilters(ANALITIK_TENANT_FIELDS);
  const { from, to, organisasi_id, group_id, page, sort = 'hadir' } = filters;
  const saring = toSaringTenant(tenant_id, filters);
  const banding = useQuery({
    ...api.analitikTenant.listBandingOrganisasi.query({ ...saring, page, sort }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const tren = useQuery(api.analitikTenant.countTrenTenant.query(saring, { errors: 'screen' }));
  const gender = useQuery(api.analitikTenant.countGenderTenant.query(saring, { errors: 'screen' }));
  const asal = useQuery(api.analitikTenant.countAsalTenant.query(saring, { errors: 'screen' }));
  const kedatangan = useQuery(api.analitikTenant.countKedatanganTenant.query(saring, { errors: 'screen' }));
  const download = useMutation(api.analitikTenant.exportAnalitikTenant.save());

  // No list holds the days of several organisations: a day leads to the same of that day alone, a measure to the worst.
  const riwayat: HrefOf | undefined =
    organisasi_id === undefined ? undefined : riwayatOfSaring({ organisasi_id, group_id: saring.group_id });
  const sendiri = (search: object) => hrefTo('tenant.analitik', {}, { from, to, ...search });
  // Where events came from: the organisations with the most of them, each with the way to its list.
  const urutan: HrefOf = (_, search = {}) => sendiri({ sort: sortOfAsal(search) });
  return (
    <>
      <PageHeader
        title="Analitik"
        subtitle="Semua instansi tenant ini, tiga puluh hari terakhir, kecuali dipilih lain."
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
            notAfterToday
            value={{ from: from || null, to: to || null }}
            onChange={(next) => change({ from: next.from ?? '', to: next.to ?? '' })}
          />
          <OrganisasiPicker
            isFilter
            tenant_id={tenant_id}
            value={organisasi_id}
            placeholder="Semua instansi"
            onChange={(next) => change({ organisasi_id: next, group_id: undefined })}
          />
          {organisasi_id !== undefined && (
            <GrupPicker<undefined>
              isFilter
              organisasi_id={organisasi_id}
              empty={{ value: undefined, label: 'Semua grup' }}
              value={group_id}
              onChange={(next) => change({ group_id: next })}
            />
          )}
        </div>
        <UkuranCards
          data={banding.data}
          hrefOf={(ukuran, search) =>
            riwayat && banding.data ? riwayat(banding.data.masa, search) : sendiri({ sort: TERBURUK[ukuran] })
          }
        />
        <AntarinstansiTable
          query={banding}
          masa={banding.data?.masa}
          rentang={{ from, to }}
          sort={sort}
          onSort={(next) => change({ sort: ANALITIK_TENANT_FIELDS.sort(next) })}
          onPage={(next) => change({ page: next })}
        />
        {riwayat === undefined && (
          <p className={classes['petunjuk']}>
            Pilih satu instansi untuk membuka daftar di balik tren, jenis kelamin, dan jam kedatangan.
          </p>
        )}
        <TrenAnalitikCard query={tren} dayHref={riwayat ?? sendiri} hrefOf={riwayat ?? nowhere} />
        <div className={classes['dua']}>
          <GenderCard query={gender} hrefOf={riwayat ?? nowhere} />
          <SumberCard query={asal} hrefOf={riwayat ?? urutan} />
          <TempatCard query={asal} hrefOf={riwayat ?? urutan} />
          <KedatanganCard query={kedatangan} hrefOf={riwayat ?? nowhere} />
        </div>
      </div>
    </>
  );
}

const nowhere = () => undefined;
