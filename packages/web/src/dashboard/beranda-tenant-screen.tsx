import type { BerandaTenant as BerandaTenantIsi } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { OwnTenant } from '../base/session/tempat/own-tenant.tsx';
import { useSession } from '../base/session/use-session.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { api } from '../base/api/api.ts';
import { formatAngka, formatHariTanggal } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { PantauanSection } from '../monitoring/pantauan-section.tsx';
import { ORGANISASI_FIELDS, OrganisasiTable } from './organisasi-table.tsx';
import { PermintaanAksesButton } from './permintaan-akses-button.tsx';
import { RingkasanCards } from './ringkasan-cards.tsx';
import { TrenCard } from './tren-card.tsx';
import { useLeadTo } from './use-lead-to.ts';

const MenungguAdminCard = lazy(async () => ({
  default: (await import('./menunggu-admin-card.tsx')).MenungguAdminCard,
}));

/** Beranda of a tenant: today over all its organisations. Who stands above the tenants chooses which. */
export function BerandaTenantScreen() {
  return <OwnTenant title="Beranda">{(tenant_id) => <BerandaTenant tenant_id={tenant_id} />}</OwnTenant>;
}

function BerandaTenant({ tenant_id }: { tenant_id: number }) {
  const me = useSession()?.me;
  const { change } = useUrlFilters(ORGANISASI_FIELDS);
  const { ref, lead } = useLeadTo();
  const query = useQuery(api.dashboard.getBerandaTenant.query({ tenant_id }, { errors: 'screen', autosave: true }));
  const { data, error, refetch } = query;
  const subtitle = data
    ? `${formatHariTanggal(data.tanggal)} · ${formatAngka(data.jumlah_organisasi)} instansi, ${sebutAnggota(data)}`
    : undefined;
  return (
    <>
      <PageHeader
        title={me?.nama_tenant ?? 'Beranda'}
        subtitle={subtitle}
        actions={
          <>
            <LinkButton variant="default" href={hrefTo('tenant.analitik')}>
              Analitik
            </LinkButton>
            {!me?.is_admin && (
              <LinkButton variant="default" href={hrefTo('mutasi.tenant', {}, { tenant_id })}>
                Mutasi
              </LinkButton>
            )}
            {me?.is_admin && (
              <>
                <LinkButton variant="default" href={hrefTo('daftar-aktivasi')}>
                  Daftar aktivasi
                </LinkButton>
                <PermintaanAksesButton />
              </>
            )}
          </>
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['page']}>
          {me?.is_admin && data && data.menunggu.length > 0 && (
            <Suspense fallback={null}>
              <MenungguAdminCard menunggu={data.menunggu} />
            </Suspense>
          )}
          <PantauanSection tenant_id={tenant_id} count={5} />
          <RingkasanCards
            ringkasan={data?.hari_ini}
            terakhir={data?.hari_kerja_terakhir}
            satuan="keanggotaan"
            onOpen={(keadaan) => {
              change({ urut: `-${keadaan}`, lembar: 1 });
              lead();
            }}
          />
          <OrganisasiTable query={query} ref={ref} />
          {data ? <TrenCard tren={data.tren} /> : <Skeleton lines={2} height={240} />}
        </div>
      )}
    </>
  );
}

/** The figures below count memberships, of which one person may have several. */
function sebutAnggota({ jumlah_anggota, hari_ini }: Pick<BerandaTenantIsi, 'jumlah_anggota' | 'hari_ini'>): string {
  if (hari_ini.anggota <= jumlah_anggota) return `${formatAngka(jumlah_anggota)} anggota`;
  return `${formatAngka(jumlah_anggota)} orang dalam ${formatAngka(hari_ini.anggota)} keanggotaan`;
}
