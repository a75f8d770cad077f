import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchScreenEarly } from './app/fetch-screen-early.ts';
import { followApiEvents } from './app/follow-api-events.ts';
import { createAppRouter } from './app/router.tsx';
import { watchForUpdate } from './app/watch-for-update.ts';
import { createQueryClient } from './kit/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
followApiEvents(queryClient, router);

fetchScreenEarly(router);
// The skeleton of index.html stands until the first screen may be entered.
await router.load();
createRoot(root).render(<App queryClient={queryClient} router={router} />);

if (import.meta.env.PROD) void watchForUpdate();
