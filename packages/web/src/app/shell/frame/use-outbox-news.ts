import { useEffect } from 'react';
import { outbox } from '../../../base/outbox/outbox.ts';
import { notify } from '../../../ui/feedback/notify.ts';

/** What goes out sooner has not waited: the screen that it was done on says what became of it. */
const WAITED_MS = 7000;

/** Says, on whatever page one is, that what waited on the device has been sent, or was refused. */
export function useOutboxNews(): void {
  useEffect(
    () =>
      outbox.onNews((news) => {
        const { taken_at } = 'sent' in news ? news.sent : news.refused;
        if (Date.now() - Date.parse(taken_at) < WAITED_MS) return;
        if ('sent' in news) notify.success('Presensi yang tersimpan di perangkat telah dikirim');
        else notify.error(`Presensi yang tersimpan di perangkat ditolak: ${news.refused.refusal}`);
      }),
    [],
  );
}
