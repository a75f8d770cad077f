import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { FullPage } from '../../base/page/full-page.tsx';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { PLANS } from '../addresses/plans.ts';
import { readParams } from '../addresses/read-params.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { SCREENS } from '../addresses/screens.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** A route's component: its screen with the path's parameters as props, or the notice that it is in preparation. */
export function screenOf(name: RouteName) {
  return lazyRouteComponent(async () => {
    const Screen = await inTime(load(name));
    return { default: () => <Screen {...useRead(name)} /> };
  });
}

// The table ties each screen to the parameters of its own path; here they are only handed on.
type AnyScreen = ComponentType<Record<string, string | number>>;

async function load(name: RouteName): Promise<AnyScreen> {
  const screen = SCREENS[name];
  if (screen) return (await screen()) as AnyScreen;
  const plan = PLANS[name]?.isi ?? '';
  if (routes[name].public) {
    const out = <LinkButton href={hrefTo('root')}>Ke Hadir</LinkButton>;
    return () => (
      <FullPage title="Dalam persiapan" action={out}>
        {plan}
      </FullPage>
    );
  }
  const { PreparationScreen } = await import('../pages/preparation-screen.tsx');
  return () => <PreparationScreen title={routes[name].title} plan={plan} />;
}

function useRead(name: RouteName): Record<string, string | number> {
  const params: Partial<Record<string, string>> = useParams({ strict: false });
  return readParams(name, params) ?? {};
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the screen did not arrive within 120 seconds')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
