import type { CALLS } from '@hadir/contract/calls.generated.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Once work in the background that was seen running has ended, what it changed is fetched again. */
export function useRefetchWhenDone(isRunning: boolean, domains: readonly (keyof typeof CALLS)[]): void {
  const client = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning) {
      wasRunning.current = true;
    } else if (wasRunning.current) {
      wasRunning.current = false;
      void client.invalidateQueries({ predicate: ({ queryKey: [domain] }) => domains.some((one) => one === domain) });
    }
  }, [client, isRunning, domains]);
}
