import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { readIzinPush, subscribePush, unsubscribePush, type IzinPush } from '../base/push/peramban-push.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import classes from './pemberitahuan.module.css';

const TERANG: Record<IzinPush, string> = {
  tidak_bisa: 'Peramban ini tidak dapat menampilkannya. Di iPhone dan iPad, pasang Hadir ke layar utama dahulu.',
  ditolak:
    'Peramban ini dilarang menampilkannya. Izinkan pemberitahuan untuk Hadir di setelan peramban, lalu kembali ke sini.',
  belum: 'Tampil di ponsel atau komputer ini, juga ketika Hadir tidak sedang dibuka. Peramban akan menanyakan izinnya.',
  boleh: 'Tampil di ponsel atau komputer ini, juga ketika Hadir tidak sedang dibuka.',
};

/** Whether this browser shows what one is told; it ends with the session. */
export function PushCard() {
  const { data, error, refetch } = useQuery(api.push.getPush.query({}));
  const [izin, setIzin] = useState(readIzinPush);
  const nyala = useMutation({
    ...api.push.addPush.mutation(),
    mutationFn: async (kunciPublik: string) => {
      const langganan = await subscribePush(kunciPublik);
      setIzin(readIzinPush());
      return langganan && api.push.addPush.call(langganan);
    },
    meta: { errors: 'caller' },
  });
  const mati = useMutation({
    ...api.push.removePush.mutation({ quiet: true }),
    onSuccess: () => unsubscribePush(),
  });
  const isAktif = data?.is_aktif === true && izin === 'boleh';
  return (
    <Card
      title="Di peramban ini"
      actions={
        data &&
        (izin === 'belum' || izin === 'boleh') && (
          <Button
            variant={isAktif ? 'default' : 'filled'}
            loading={nyala.isPending || mati.isPending}
            onClick={() => (isAktif ? mati.mutate({}) : nyala.mutate(data.kunci_publik))}
          >
            {isAktif ? 'Matikan' : 'Nyalakan'}
          </Button>
        )
      }
    >
      {data ? (
        <>
          <p className={classes['note']} role="status">
            {isAktif ? 'Menyala sampai Anda keluar dari peramban ini.' : TERANG[izin]}
          </p>
          <FormNotice failure={nyala.error} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={1} height={40} />
      )}
    </Card>
  );
}
