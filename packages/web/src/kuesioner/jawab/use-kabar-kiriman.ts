import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { outbox, type OutboxNews } from '../../base/outbox/outbox.ts';
import { responsOutbox } from './respons-outbox.ts';
import type { HasilKirim } from './use-kirim.ts';

/** Hears what became of answers that waited on the device while the page stood open. */
export function useKabarKiriman(kuesioner_id: number, tell: (hasil: HasilKirim | null) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent((news: OutboxNews) => {
    const queued = 'sent' in news ? news.sent : news.refused;
    if (responsOutbox.inputOf(queued)?.kuesioner_id !== kuesioner_id) return;
    // A refused one stands with its reason over the form.
    tell('sent' in news ? { kind: 'terkirim', ucapan: responsOutbox.ucapanOf(queued.key) } : null);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'jawabKuesioner' });
  });
  useEffect(() => outbox.onNews((news) => hear(news)), []);
}
