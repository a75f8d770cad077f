import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { OrganisasiPicker } from '../../base/pickers/organisasi-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { ANALITIK_TENANT_FIELDS, toSaringTenant } from './analitik-tenant-fields.ts';
import { AnalitikLayout } from './analitik-layout.tsx';
import { MilikGambar } from './milik-gambar.ts';
import classes from './analitik.module.css';
import { sortOfAsal } from './asal.ts';
import { tolakRentang } from './tolak-rentang.ts';
import { AntarinstansiTable } from './antarinstansi-table.tsx';
import { GenderCard } from './gender-card.tsx';
import { riwayatOfSaring, type HrefOf } from './riwayat-of-saring.ts';
import { SumberCard } from './sumber-card.tsx';
import { TrenAnalitikCard } from './tren-analitik-card.tsx';
import { UkuranCards } from './ukuran-cards.tsx';

const TempatCard = lazy(async () => ({ default: (await import('./tempat-card.tsx')).TempatCard }));
const KedatanganCard = lazy(async () => ({ default: (await import('./kedatangan-card.tsx')).KedatanganCard }));

/** The worst of each measure, on top of the table. */
const TERBURUK = { hadir: 'hadir', terlambat: '-terlambat', absen: '-absen' } as const;

/** The days of a tenant's organisations by what they were made of, narrowed by the address. */
export function AnalitikTenantPage({ tenant_id }: { tenant_id: number }) {
  const { filters, change } = useUrlFilters(ANALITIK_TENANT_FIELDS);
  const { from, to, organisasi_id, group_id, page, sort = 'hadir' } = filters;
  const saring = toSaringTenant(tenant_id, filters);
  const salah = tolakRentang(filters, useToday());
  const enabled = salah === undefined;
  const banding = useQuery({
    ...api.analitikTenant.listBandingOrganisasi.query({ ...saring, page, sort }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const masa = banding.data?.masa;
  const tren = useQuery({ ...api.analitikTenant.countTrenTenant.query(saring, { errors: 'screen' }), enabled });
  const gender = useQuery({ ...api.analitikTenant.countGenderTenant.query(saring, { errors: 'screen' }), enabled });
  const asal = useQuery({ ...api.analitikTenant.countAsalTenant.query(saring, { errors: 'screen' }), enabled });
  const kedatangan = useQuery({
    ...api.analitikTenant.countKedatanganTenant.query(saring, { errors: 'screen' }),
    enabled,
  });
  const me = useSession()?.me;
  const nama = organisasi_id === undefined ? (me?.nama_tenant ?? 'Induk') : banding.data?.data[0]?.nama;
  const milik = `${nama ?? ''}${group_id === undefined ? '' : ', satu grup'}`;
  const isAsing = organisasi_id !== undefined && banding.error instanceof ApiError && banding.error.body.code === 404;
  const download = useMutation(api.analitikTenant.exportAnalitikTenant.save());

  // No list holds the days of several organisations: a day leads to the same of that day alone, a measure to the worst.
  const riwayat: HrefOf | undefined =
    organisasi_id === undefined ? undefined : riwayatOfSaring({ organisasi_id, group_id: saring.group_id });
  const sendiri = (search: object) => hrefTo('tenant.analitik', {}, { from, to, ...search });
  // Where events came from: the organisations with the most of them, each with the way to its list.
  const urutan: HrefOf = (_, search = {}) => sendiri({ sort: sortOfAsal(search) });
  return (
    <MilikGambar value={milik}>
      <AnalitikLayout
        masa={masa}
        rentang={{ from, to }}
        salah={salah}
        download={{ isPending: download.isPending, onClick: () => download.mutate(saring) }}
        onChange={change}
        saring={
          <>
            <OrganisasiPicker
              isFilter
              tenant_id={tenant_id}
              value={isAsing ? undefined : organisasi_id}
              placeholder="Semua instansi"
              onChange={(next) => change({ organisasi_id: next, group_id: undefined })}
            />
            {organisasi_id !== undefined && !isAsing && (
              <GrupPicker<undefined>
                isFilter
                organisasi_id={organisasi_id}
                empty={{ value: undefined, label: 'Semua grup' }}
                value={group_id}
                onChange={(next) => change({ group_id: next })}
              />
            )}
          </>
        }
      >
        {isAsing ? (
          <EmptyState
            action={
              <Button onClick={() => change({ organisasi_id: undefined, group_id: undefined })}>Semua instansi</Button>
            }
          >
            Instansi itu tidak ada di induk ini.
          </EmptyState>
        ) : (
          <>
            <UkuranCards
              data={banding.data}
              isGagal={banding.isError}
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
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                <TempatCard query={asal} hrefOf={riwayat ?? urutan} />
              </Suspense>
              <Suspense fallback={<Skeleton lines={1} height={320} />}>
                <KedatanganCard query={kedatangan} hrefOf={riwayat ?? nowhere} />
              </Suspense>
            </div>
          </>
        )}
      </AnalitikLayout>
    </MilikGambar>
  );
}

const nowhere = () => undefined;
