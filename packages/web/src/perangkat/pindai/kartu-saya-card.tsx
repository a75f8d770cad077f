import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { QrCode } from '../../ui/show/qr-code.tsx';
import classes from './pindai.module.css';

/** One's own card on the phone's screen, to hold before a kiosk's camera. */
export function KartuSayaCard({ organisasi_id }: { organisasi_id: number }) {
  const { data, error, refetch } = useQuery(api.kios.getKartuSaya.query({ organisasi_id }, { errors: 'screen' }));
  return (
    <Card
      title="Kartu saya"
      subtitle="Hadapkan ke kamera kios. Siapa pun yang memegang gambarnya dapat presensi atas nama Anda: jangan bagikan."
    >
      {data ? (
        <div className={classes['kartu']}>
          <QrCode label={`Kartu ${data.nama}`} text={data.kartu} />
          <strong>{data.nama}</strong>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
