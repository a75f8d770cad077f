import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Snackbars } from '../../ui/feedback/snackbars.tsx';
import { ArrivalEffects } from './arrival-effects.tsx';
import { ForbiddenPage } from '../pages/forbidden-page.tsx';
import { LazyShell } from './lazy-shell.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { OrganisasiNotFoundPage } from '../pages/organisasi-not-found-page.tsx';
import { pageProblem } from '../pages/page-problem.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useUpdateOffer } from './use-update-offer.ts';

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
  if (problem === 'forbidden') return <ForbiddenPage />;
  if (problem === 'organisasi-not-found') return <OrganisasiNotFoundPage sebab={told?.sebab} />;
  if (problem === 'faktor-required') {
    return (
      <Suspense>
        <FaktorRequiredPage />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <LazyShell name={name}>
        <Outlet />
      </LazyShell>
    </Suspense>
  );
}
