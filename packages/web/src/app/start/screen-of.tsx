import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { loadScreen } from '../addresses/load-address.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** A route's component: its screen with the path's parameters as props, or the notice that it is in preparation. */
export function screenOf(name: RouteName) {
  return lazyRouteComponent(async () => {
    const Screen = await inTime(load(name));
    return { default: () => <Screen {...useRead()} /> };
  });
}

/** As the route has read them (read-params.ts). */
const useRead = (): Record<string, string | number> => useParams({ strict: false });

async function load(name: RouteName) {
  const Screen = await loadScreen(name);
  if (Screen) return Screen;
  const { PLANS } = await import('../pages/plans.ts');
  const plan = PLANS[name] ?? '';
  const { PreparationScreen } = await import('../pages/preparation-screen.tsx');
  return () => <PreparationScreen title={routes[name].title} plan={plan} />;
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError()), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
