import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import type { RouteName } from '../../base/links/routes.ts';
import { loadScreen } from '../addresses/load-address.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** A route's component: its screen with the path's parameters as props. */
export function screenOf(name: RouteName) {
  return lazyRouteComponent(async () => {
    const Screen = await inTime(loadScreen(name));
    return { default: () => <Screen {...useRead()} /> };
  });
}

/** As the route has read them (read-params.ts). */
const useRead = (): Record<string, string | number> => useParams({ strict: false });

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError()), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
