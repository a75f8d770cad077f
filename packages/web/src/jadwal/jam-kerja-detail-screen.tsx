import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../app/href-to.ts';
import { api } from '../kit/api.ts';
import { formatTanggalPanjang } from '../kit/format.ts';
import { pesanKegagalan } from '../kit/report-failure.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { JadwalCard } from './jadwal-card.tsx';
import classes from './jadwal.module.css';
import { VersiPekan } from './versi-pekan.tsx';

/** One schedule: what holds now, and what held or will hold at other times. */
export function JamKerjaDetailScreen({ organisasi_id, jadwal_id }: { organisasi_id: number; jadwal_id: number }) {
  const { data, error, refetch } = useQuery(api.jadwal.find.query({ organisasi_id, jadwal_id }, { errors: 'caller' }));
  const others = data?.versi.filter(({ tgl_mulai }) => tgl_mulai !== data.berlaku?.tgl_mulai) ?? [];
  return (
    <>
      <PageHeader
        title={data?.nama ?? 'Rincian Jam Kerja'}
        crumbs={[{ label: 'Jam Kerja', href: hrefTo('jamKerja', { organisasi_id }) }, { label: 'Rincian' }]}
      />
      {error && !data ? (
        <ErrorState message={pesanKegagalan(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <div className={classes['page']}>
          <JadwalCard organisasi_id={organisasi_id} jadwal={data} />
          {others.map((versi) => (
            <Card
              key={versi.tgl_mulai}
              title={`Sejak ${formatTanggalPanjang(versi.tgl_mulai)}`}
              subtitle={versi.tgl_selesai ? `Sampai ${formatTanggalPanjang(versi.tgl_selesai)}` : undefined}
            >
              <VersiPekan versi={versi} />
            </Card>
          ))}
        </div>
      )}
    </>
  );
}
