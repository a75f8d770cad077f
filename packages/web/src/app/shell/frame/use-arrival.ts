import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Runs on arrival at another page, and on the first. */
export function useArrival(onArrive: () => void): void {
  const pathname = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    if (pathname) arrive();
  }, [pathname]);
}
