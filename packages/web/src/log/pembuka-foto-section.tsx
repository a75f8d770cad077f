import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import classes from '../base/unduhan/unduhan.module.css';

const SEHALAMAN = 10;

/** Who opened one's own photos and attachments. */
export function PembukaFotoSection() {
  const sebut = useSebutSaat();
  const [sesudah, setSesudah] = useState<string>();
  const { data, error, refetch } = useQuery(
    api.log.listPembukaFoto.query({ count: SEHALAMAN, sesudah }, { errors: 'caller' }),
  );
  return (
    <Card
      title="Yang membuka foto saya"
      subtitle="Foto dan lampiran Anda yang dibuka orang lain, sekali sehari untuk setiap orang."
    >
      {data ? (
        data.data.length > 0 ? (
          <ul className={classes['files']}>
            {data.data.map(({ baris, nama, kegiatan, waktu, nama_organisasi }) => (
              <li key={baris}>
                <div>
                  <div className={classes['name']}>{nama ?? 'Tanpa nama'}</div>
                  <p className={classes['note']}>
                    {[kegiatan, nama_organisasi, sebut(waktu)].filter(Boolean).join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="Belum ada">Belum ada orang lain yang membuka foto atau lampiran Anda.</EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
      {data?.berikut && (
        <Button variant="default" onClick={() => setSesudah(data.berikut ?? undefined)}>
          Lebih lama
        </Button>
      )}
    </Card>
  );
}
