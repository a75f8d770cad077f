import { useQuery } from '@tanstack/react-query';
import { useCanWritePemilik } from '../../base/session/hak/use-can-write-pemilik.ts';
import { formatTanggalPanjang } from '../../kit/format/format.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BatalkanRencanaButton } from './batalkan-rencana-button.tsx';
import { jadwalCalls } from './jadwal-calls.ts';
import { JadwalCard } from './jadwal-card.tsx';
import { jadwalHrefs } from './jadwal-hrefs.ts';
import classes from '../dasar/jadwal.module.css';
import { VersiJadwal } from './versi-jadwal.tsx';

/** One schedule: what holds now, and what held or will hold at other times. */
export function JamKerjaDetail({ pemilik, jadwal_id }: { pemilik: Pemilik; jadwal_id: number }) {
  const { data, error, refetch } = useQuery(jadwalCalls(pemilik).find.query({ jadwal_id }, { errors: 'screen' }));
  const canWrite = useCanWritePemilik(pemilik);
  const others = data?.versi.filter(({ tgl_mulai }) => tgl_mulai !== data.berlaku?.tgl_mulai) ?? [];
  return (
    <>
      <PageHeader
        title={data?.nama ?? 'Rincian Jam Kerja'}
        crumbs={[{ label: 'Jam Kerja', href: jadwalHrefs(pemilik).list }, { label: 'Rincian' }]}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <div className={classes['page']}>
          <JadwalCard pemilik={pemilik} jadwal={data} />
          {others.map((versi) => (
            <Card
              key={versi.tgl_mulai}
              title={`Sejak ${formatTanggalPanjang(versi.tgl_mulai)}`}
              subtitle={versi.tgl_selesai ? `Sampai ${formatTanggalPanjang(versi.tgl_selesai)}` : undefined}
              actions={
                canWrite && data.is_milik_tenant === 'tenant_id' in pemilik ? (
                  <BatalkanRencanaButton pemilik={pemilik} jadwal={data} tgl_mulai={versi.tgl_mulai} />
                ) : undefined
              }
            >
              <VersiJadwal jadwal={data} versi={versi} />
            </Card>
          ))}
        </div>
      )}
    </>
  );
}
