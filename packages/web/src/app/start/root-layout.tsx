import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Snackbars } from '../../ui/feedback/snackbars.tsx';
import { ArrivalEffects } from './arrival-effects.tsx';
import { LazyShell } from './lazy-shell.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { pageProblem } from '../pages/page-problem.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useUpdateOffer } from './use-update-offer.ts';

// Few are ever shown these: they come when they are.
const ForbiddenPage = lazy(async () => ({ default: (await import('../pages/forbidden-page.tsx')).ForbiddenPage }));
const OrganisasiNotFoundPage = lazy(async () => ({
  default: (await import('../pages/organisasi-not-found-page.tsx')).OrganisasiNotFoundPage,
}));
const FaktorRequiredPage = lazy(async () => ({
  default: (await import('./faktor-required-page.tsx')).FaktorRequiredPage,
}));

/** What stands around every screen: nothing for public ones, the shell for the others, a page of its own for a refusal. */
export function RootLayout() {
  const name = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.name });
  const pathname = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '' });
  useLeaveQuestion();
  useUpdateOffer();
  return (
    <>
      <NavigationProgress />
      <ArrivalEffects name={name} pathname={pathname} />
      <Frame name={name} pathname={pathname} />
      <Snackbars />
    </>
  );
}

function Frame({ name, pathname }: { name: RouteName | undefined; pathname: string }) {
  const told = useSyncExternalStore(pageProblem.subscribe, pageProblem.read);
  if (!name || routes[name].public) return <Outlet />;

  const problem = told?.pathname === pathname ? told.problem : null;
  return (
    <Suspense>
      {problem === 'forbidden' ? (
        <ForbiddenPage />
      ) : problem === 'organisasi-not-found' ? (
        <OrganisasiNotFoundPage sebab={told?.sebab} />
      ) : problem === 'faktor-required' ? (
        <FaktorRequiredPage />
      ) : (
        <LazyShell name={name}>
          <Outlet />
        </LazyShell>
      )}
    </Suspense>
  );
}
