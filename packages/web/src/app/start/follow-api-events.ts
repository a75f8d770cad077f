import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { listenToApi } from '../../kit/failure/api-events.ts';
import { noticePeran } from './notice-peran.ts';
import { pageProblem } from '../pages/page-problem.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { loginTarget } from '../../base/links/redirect-to-login.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { meQuery } from '../../base/session/session-queries.ts';
import { keptTyped } from '../../kit/form/kept-typed.ts';
import { forgetUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { endSession } from '../../base/session/end-session.ts';

/**
 * A call that answers 401 leads to the login, one that answers 403 shows the forbidden page where it was made; after any
 * refusal it is asked once whether one's role has changed meanwhile.
 */
export function followApiEvents(queryClient: QueryClient, router: AnyRouter): void {
  let leaving = false;
  let noticing = false;
  keptTyped.follow(() => queryClient.getQueryData(meQuery().queryKey)?.user_id);

  // The screens go first: one that still stood would ask again for what is being forgotten.
  const leave = async (message: string) => {
    leaving = true;
    const isKept = keptTyped.keep();
    if (isKept) forgetUnsavedWork();
    const pesan = isKept ? `${message}. Isian Anda tampil lagi sesudah Anda masuk` : message;
    await router.navigate(loginTarget(pesan, router.latestLocation.href));
    endSession(queryClient);
    leaving = false;
  };
  listenToApi({
    onSessionEnd: (message) => {
      // It may come before the first screen has: then the address says which that is.
      const { matches } = router.state;
      const known = matches.length > 0 ? matches : router.matchRoutes(router.latestLocation);
      const name = known.at(-1)?.staticData.name as RouteName | undefined;
      if (!leaving && name && !routes[name].public) void leave(message);
    },
    onForbidden: () => pageProblem.set('forbidden', router.state.location.pathname),
    onFaktorRequired: () => pageProblem.set('faktor-required', router.state.location.pathname),
    onRefused: () => {
      if (noticing || leaving) return;
      noticing = true;
      void noticePeran(queryClient, router)
        .catch(reportFailure)
        .finally(() => (noticing = false));
    },
  });
}
