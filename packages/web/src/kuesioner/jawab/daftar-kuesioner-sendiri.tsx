import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import { Pager } from '../../ui/table/pager.tsx';
import classes from './jawab.module.css';

type Row = Output<typeof jawabKuesioner.listKuesionerSendiri>['data'][number];
type Props = { organisasi_id: number; sudah: boolean; page: number; onPage: (page: number) => void };

/** The questionnaires that a member has answered, or has not: those that wait for him first. */
export function DaftarKuesionerSendiri({ organisasi_id, sudah, page, onPage }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.jawabKuesioner.listKuesionerSendiri.query({ organisasi_id, sudah, page }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const title = sudah ? 'Sudah dijawab' : 'Belum dijawab';
  return (
    <Card title={title} subtitle={data && !sudah ? sebutBelum(data.belum) : undefined}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {data?.data.length === 0 && (
        <EmptyState>
          {sudah ? 'Kuesioner yang Anda jawab tercatat di sini.' : 'Tidak ada yang menunggu jawaban Anda.'}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className={classes['list']}>
          {data.data.map((row) => (
            <li key={row.kuesioner_id}>
              <Link
                className={classes['kuesioner']}
                href={hrefTo('riwayatKuesioner', { organisasi_id }, { kuesioner: row.kuesioner_id })}
              >
                <span className={classes['words']}>
                  <strong>{row.judul}</strong>
                  <span className={classes['support']}>{sebutKuesioner(row)}</span>
                </span>
                <StatusChip {...chipOf(row)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.last_page > 1 && <Pager label={title} page={data} onPage={onPage} />}
    </Card>
  );
}

const sebutBelum = (belum: number) =>
  belum > 0 ? `${formatAngka(belum)} kuesioner menunggu jawaban Anda` : 'Semua kuesioner yang terbuka sudah Anda jawab';

function sebutKuesioner({ jumlah_pertanyaan, is_anonim, tgl_mulai, tgl_selesai, keadaan, dijawab }: Row): string {
  const kapan =
    dijawab !== null
      ? `dijawab ${formatTanggal(dijawab)}`
      : keadaan === 'dijadwalkan' && tgl_mulai
        ? `dibuka ${formatTanggal(tgl_mulai)}`
        : tgl_selesai && `sampai ${formatTanggal(tgl_selesai)}`;
  return [`${formatAngka(jumlah_pertanyaan)} pertanyaan`, is_anonim && 'anonim', kapan].filter(Boolean).join(' · ');
}

function chipOf({ dijawab, keadaan, has_draf }: Row): { tone: Tone; label: string } {
  if (dijawab !== null) return { tone: 'green', label: 'Sudah dijawab' };
  if (keadaan === 'dijadwalkan') return { tone: 'blue', label: 'Belum dibuka' };
  if (keadaan !== 'terbuka') return { tone: 'grey', label: 'Sudah ditutup' };
  return has_draf ? { tone: 'blue', label: 'Sedang diisi' } : { tone: 'orange', label: 'Menunggu jawaban' };
}
