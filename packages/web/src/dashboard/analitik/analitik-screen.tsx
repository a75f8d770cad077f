import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useSession } from '../../base/session/use-session.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { ANALITIK_FIELDS, toSaringAnalitik } from './analitik-fields.ts';
import { AnalitikLayout } from './analitik-layout.tsx';
import { MilikGambar } from './milik-gambar.ts';
import classes from './analitik.module.css';
import { tolakRentang } from './tolak-rentang.ts';
import { AntargrupCard } from './antargrup-card.tsx';
import { GenderCard } from './gender-card.tsx';
import { SumberCard } from './sumber-card.tsx';
import { TempatCard } from './tempat-card.tsx';
import { riwayatOfSaring } from './riwayat-of-saring.ts';
import { TrenAnalitikCard } from './tren-analitik-card.tsx';
import { UkuranCards } from './ukuran-cards.tsx';

const KedatanganCard = lazy(async () => ({ default: (await import('./kedatangan-card.tsx')).KedatanganCard }));

/** Analitik: an organisation's days by what they were made of, narrowed by the address; a plain member reads his own. */
export function AnalitikScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(ANALITIK_FIELDS);
  const saring = toSaringAnalitik(organisasi_id, filters);
  const salah = tolakRentang(filters, useToday());
  const enabled = salah === undefined;
  const banding = useQuery({ ...api.analitik.countBanding.query(saring, { errors: 'screen' }), enabled });
  const tren = useQuery({ ...api.analitik.countTrenPerangkat.query(saring, { errors: 'screen' }), enabled });
  const gender = useQuery({ ...api.analitik.countGender.query(saring, { errors: 'screen' }), enabled });
  const sumber = useQuery({ ...api.analitik.countPerangkat.query(saring, { errors: 'screen' }), enabled });
  const tempat = useQuery({ ...api.analitik.countLokasiPresensi.query(saring, { errors: 'screen' }), enabled });
  const kedatangan = useQuery({ ...api.analitik.countKedatangan.query(saring, { errors: 'screen' }), enabled });
  const hrefOf = riwayatOfSaring(saring);
  const organisasi = useSession()?.organisasi;
  const milik = `${organisasi?.nama ?? ''}${filters.group_id === undefined ? '' : ', satu grup'}`;
  const download = useMutation(api.analitik.exportAnalitik.save());
  return (
    <MilikGambar value={milik}>
      <AnalitikLayout
        masa={banding.data}
        rentang={filters}
        salah={salah}
        download={{ isPending: download.isPending, onClick: () => download.mutate(saring) }}
        onChange={change}
        saring={
          <GrupPicker<undefined>
            isFilter
            organisasi_id={organisasi_id}
            empty={{ value: undefined, label: 'Semua grup' }}
            value={filters.group_id}
            onChange={(group_id) => change({ group_id })}
          />
        }
      >
        <UkuranCards
          data={banding.data}
          isGagal={banding.isError}
          hrefOf={(_, search) => banding.data && hrefOf(banding.data, search)}
        />
        <AntargrupCard query={banding} hrefOf={hrefOf} />
        <TrenAnalitikCard query={tren} dayHref={hrefOf} hrefOf={hrefOf} />
        <div className={classes['dua']}>
          <GenderCard query={gender} hrefOf={hrefOf} />
          <SumberCard query={sumber} hrefOf={hrefOf} />
          <TempatCard query={tempat} hrefOf={hrefOf} />
          <Suspense>
            <KedatanganCard query={kedatangan} hrefOf={hrefOf} />
          </Suspense>
        </div>
      </AnalitikLayout>
    </MilikGambar>
  );
}
