import { peranOf } from '../../base/session/peran-of.ts';
import { isKalangan } from '@hadir/rules/akses/is-kalangan.ts';
import { TanpaInstansi } from '../pantauan/tanpa-instansi.tsx';
import { useMemo } from 'react';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ClusterMap } from '../../ui/map/cluster-map.tsx';
import type { ClusterPoint } from '../../ui/map/geo-point.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { KeadaanSaring } from '../keadaan-saring.tsx';
import { CHIP_KEADAAN_PANTAUAN } from '../pantauan/chip-keadaan-pantauan.ts';
import { LangsungMark } from '../pantauan/langsung-mark.tsx';
import { PANTAUAN_FIELDS } from '../pantauan-fields.ts';
import classes from './peta.module.css';
import { TitikCard } from './titik-card.tsx';
import { TitikList } from './titik-list.tsx';
import { pickTitik, type Titik } from './titik.ts';
import { usePeta } from './use-peta.ts';

/** The map, for those above the organisations: where each lies and how it stands today, with the list beside it. */
export function PetaScreen() {
  const me = useSession()?.me;
  const peran = me ? peranOf(me, null) : 'user';
  const isAbove = isKalangan('atas', peran);
  const withTenant = isKalangan('pantau', peran);
  const { filters, change } = useUrlFilters({
    ...PANTAUAN_FIELDS,
    tenant_id: filterField.id,
    pilih: filterField.id,
  });
  const { hal, cari, keadaan, pilih, tenant_id } = filters;
  const { query, titik, sambungan } = usePeta(tenant_id);
  const asked = useMemo(() => titik && pickTitik(titik, cari, keadaan), [titik, cari, keadaan]);
  const points = useMemo(() => asked?.flatMap(toPoint) ?? [], [asked]);
  const jumlah =
    titik &&
    Object.fromEntries(
      Map.groupBy(titik, (one) => one.keadaan)
        .entries()
        .map(([of, all]) => [of, all.length]),
    );
  const choose = (next: number) => change({ pilih: next, hal }, { replace: true });

  return (
    <>
      <PageHeader
        title="Peta"
        subtitle={titik ? `${formatAngka(titik.length)} instansi menurut kehadirannya sekarang.` : ' '}
        actions={
          isAbove && (
            <LinkButton variant="default" href={hrefTo('monitoring')}>
              Monitoring
            </LinkButton>
          )
        }
      />
      <div className={classes['saring']}>
        {isAbove && (
          <TenantPicker value={tenant_id} onChange={(next) => change({ tenant_id: next, pilih: undefined, hal: 1 })} />
        )}
        <SearchField
          label="Cari nama atau kode instansi"
          value={cari}
          onSearch={(text) => change({ cari: text, hal: 1 }, { replace: true })}
        />
        <KeadaanSaring jumlah={jumlah} value={keadaan} onChange={(next) => change({ keadaan: next, hal: 1 })} />
      </div>
      {query.error && !titik ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !asked ? (
        <Skeleton lines={2} height={420} />
      ) : (
        <div className={classes['peta']}>
          <ClusterMap
            label="Peta instansi"
            className={classes['kanvas']}
            points={points}
            selected={pilih ?? null}
            onSelect={choose}
          />
          <div className={classes['samping']}>
            <LangsungMark sambungan={sambungan} pada={undefined} />
            {pilih !== undefined && <TitikCard key={pilih} organisasi_id={pilih} />}
            {asked.length === 0 ? (
              <TanpaInstansi isDisaring={Boolean(cari || keadaan)} />
            ) : (
              <TitikList
                titik={asked}
                withTenant={withTenant}
                pilih={pilih}
                hal={hal}
                onPilih={choose}
                onHal={(next) => change({ hal: next }, { replace: true })}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function toPoint({ organisasi_id, nama, lat, lng, keadaan }: Titik): ClusterPoint[] {
  if (lat === null || lng === null) return [];
  const { tone, glyph, label } = CHIP_KEADAAN_PANTAUAN[keadaan];
  return [
    { key: organisasi_id, lat, lng, label: `${nama}: ${label}`, tone, glyph, rank: KEADAAN_PANTAUAN.indexOf(keadaan) },
  ];
}
