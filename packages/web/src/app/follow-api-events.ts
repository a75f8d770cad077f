import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { endSession } from './session/end-session.ts';
import { listenToApi } from '../kit/api-events.ts';
import { pageProblem } from './page-problem.ts';
import { loginTarget } from './redirect-to-login.ts';
import { routes } from './routes.ts';

/** A call that answers 401 leads to the login, one that answers 403 shows the forbidden page where it was made. */
export function followApiEvents(queryClient: QueryClient, router: AnyRouter): void {
  listenToApi({
    onSessionEnd: (message) => {
      const name = router.state.matches.at(-1)?.staticData.name;
      endSession(queryClient);
      if (!name || !routes[name].public) void router.navigate(loginTarget(message, router.state.location.href));
    },
    onForbidden: () => pageProblem.set('forbidden', router.state.location.pathname),
  });
}
