import { useEffect } from 'react';
import { outbox } from '../../kit/outbox/outbox.ts';
import { notify } from '../../ui/notify.ts';

/** Says, on whatever page one is, that what waited on the device has been sent, or was refused. */
export function useOutboxNews(): void {
  useEffect(
    () =>
      outbox.onNews((news) => {
        if ('sent' in news) notify.success('Presensi yang tersimpan di perangkat telah dikirim');
        else notify.error(`Presensi yang tersimpan di perangkat ditolak: ${news.refused.refusal}`);
      }),
    [],
  );
}
