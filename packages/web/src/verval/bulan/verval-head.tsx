import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { formatAngka, formatBulan } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { FileDownload } from '../../ui/feedback/file-download.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AnggotaStatus } from './anggota-status.tsx';
import { HambatanCard } from './hambatan-card.tsx';
import { KirimCard } from '../kirim/kirim-card.tsx';
import { useVerval } from './use-verval.ts';
import classes from '../dasar/verval.module.css';

const TINDAKAN = { bekukan: 'Dibekukan', kirim: 'Dikirim', buka: 'Dibuka' } as const;

type Props = { organisasi_id: number; bulan: string; canWrite: boolean };

/** How far the month is, what may be done with it as a whole, and what hinders it. */
export function VervalHead({ organisasi_id, bulan, canWrite }: Props) {
  const { data, error, refetch } = useQuery(
    api.verval.getStatusVerval.query({ organisasi_id, bulan }, { errors: 'caller' }),
  );
  const { freeze, open, sending } = useVerval(organisasi_id, bulan);
  if (error && !data) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={5} />;
  const { belum, terverifikasi, terkirim } = data.anggota;
  const hrefOf = (status: BarisVerval['status']) =>
    hrefTo('riwayatKehadiran', { organisasi_id }, { bagian: 'verval', bulan, status });
  const isBeku = terverifikasi + terkirim > 0;
  return (
    <div className={classes['head']}>
      <div className={classes['column']}>
        <Card
          title={formatBulan(bulan)}
          subtitle={
            data.is_dihitung
              ? 'Kehadiran sedang dihitung ulang. Tunggu sampai selesai.'
              : data.is_berakhir
                ? undefined
                : 'Bulan ini belum berakhir, jadi belum dapat diverifikasi.'
          }
          actions={
            <>
              <FileDownload
                load={() => api.verval.exportLembarVerval.file({ organisasi_id, bulan })}
                fileName={`verval-${bulan}.pdf`}
              >
                Cetak lembar
              </FileDownload>
              {canWrite && isBeku && (
                <Button variant="default" disabled={sending} onClick={() => void open(null)}>
                  Buka bulan
                </Button>
              )}
              {canWrite && belum > 0 && data.is_berakhir && (
                <Button loading={sending} disabled={data.is_dihitung} onClick={() => void freeze(null, [data])}>
                  Verifikasi semua
                </Button>
              )}
            </>
          }
        >
          <Facts
            facts={[
              { label: 'Belum diverifikasi', value: <AnggotaStatus jumlah={belum} href={hrefOf('belum')} /> },
              {
                label: 'Terverifikasi',
                value: <AnggotaStatus jumlah={terverifikasi} href={hrefOf('terverifikasi')} />,
              },
              { label: 'Terkirim', value: <AnggotaStatus jumlah={terkirim} href={hrefOf('terkirim')} /> },
            ]}
          />
          {data.jejak.length > 0 && (
            <ol className={classes['jejak']}>
              {data.jejak.map(({ tindakan, anggota, oleh, pada, alasan }) => (
                <li key={`${tindakan} ${pada}`}>
                  {TINDAKAN[tindakan]} <Saat pada={pada} /> untuk {formatAngka(anggota)} anggota oleh {oleh ?? '—'}
                  {alasan ? `: ${alasan}` : ''}
                </li>
              ))}
            </ol>
          )}
        </Card>
        <KirimCard organisasi_id={organisasi_id} bulan={bulan} canWrite={canWrite} />
      </div>
      <HambatanCard organisasi_id={organisasi_id} status={data} canWrite={canWrite} />
    </div>
  );
}
