import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/start/app.tsx';
import { fetchScreenEarly } from './app/start/fetch-screen-early.ts';
import { followApiEvents } from './app/start/follow-api-events.ts';
import { followOtherTabs } from './app/start/follow-other-tabs.ts';
import { tellTiles } from './app/start/tell-tiles.ts';
import { createAppRouter } from './app/start/router.tsx';
import { nextTask } from './base/forms/next-task.ts';
import { keptAnswers } from './base/awal/kept-answers.ts';
import { createQueryClient } from './base/api/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// Between its steps the start lets the browser paint and answer: on a slow phone each takes a while.
await nextTask();
const queryClient = createQueryClient();
// Before the first screen asks: it draws from what there was.
keptAnswers.follow(queryClient);
const router = createAppRouter(queryClient);
followApiEvents(queryClient, router);
followOtherTabs(queryClient);
tellTiles(queryClient);

await nextTask();
// Who is there is asked first, since the server takes longest; the screen's scripts and its list come meanwhile.
const entered = router.load();
fetchScreenEarly(router, queryClient);
// The skeleton of index.html stands until the first screen may be entered.
await entered;
// As a transition it is rendered in slices of a few milliseconds, not in one go.
startTransition(() => createRoot(root).render(<App queryClient={queryClient} router={router} />));
