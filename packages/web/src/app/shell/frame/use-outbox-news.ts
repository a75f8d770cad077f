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
        const queued = 'sent' in news ? news.sent : news.refused;
        if (Date.now() - Date.parse(queued.taken_at) < WAITED_MS) return;
        const kept = `${outbox.nameOf(queued)} yang tersimpan di perangkat`;
        if ('sent' in news) notify.success(`${kept} telah dikirim`);
        else notify.error(`${kept} ditolak: ${queued.refusal}`);
      }),
    [],
  );
}
