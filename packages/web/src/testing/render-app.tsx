import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../app/start/app.tsx';
import { followApiEvents } from '../app/start/follow-api-events.ts';
import { followOtherTabs } from '../app/start/follow-other-tabs.ts';
import { createAppRouter } from '../app/start/router.tsx';
import { keptAnswers } from '../base/awal/kept-answers.ts';
import { endSession } from '../base/session/end-session.ts';
import { createQueryClient } from '../base/api/query-client.ts';

/** Opens the whole application at an address, guard and shell included; `address()` tells where one has been led, `back()` is the browser's own. */
export async function renderApp(href: string) {
  const queryClient = createQueryClient();
  keptAnswers.follow(queryClient);
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createAppRouter(queryClient, history);
  followApiEvents(queryClient, router);
  followOtherTabs(queryClient);
  onTestFinished(() => {
    endSession(queryClient);
    sessionStorage.clear();
  });
  await router.load();
  const screen = await render(<App queryClient={queryClient} router={router} />);
  return Object.assign(screen, {
    address: () => history.location.href,
    go: (to: string) => history.push(to),
    back: () => history.back(),
    /** As a call does that is answered late, when the session is no more. */
    endSession: () => endSession(queryClient),
  });
}
