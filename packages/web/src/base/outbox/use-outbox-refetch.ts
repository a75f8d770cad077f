import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { outbox } from './outbox.ts';

/** Reads again what is drawn from a thing that waited on the device, once it has gone out while the page stands open. */
export function useOutboxRefetch(): void {
  const client = useQueryClient();
  const readAgain = useEffectEvent((domains: readonly string[]) => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => domains.includes(String(queryKey[0])) });
  });
  useEffect(
    () =>
      outbox.onNews((news) => {
        if ('sent' in news) readAgain(outbox.refetchesOf(news.sent));
      }),
    [],
  );
}
