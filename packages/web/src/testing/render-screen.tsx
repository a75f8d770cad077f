import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from 'vitest-browser-react';
import { hrefTo } from '../base/links/href-to.ts';
import { readParams } from '../app/addresses/read-params.ts';
import { routes, type RouteName } from '../base/links/routes.ts';
import { loadScreen } from '../app/addresses/load-address.ts';
import { chosenOrganisasi } from '../base/session/chosen-organisasi.ts';
import { ZonaTempat } from '../base/session/tempat/zona-tempat.tsx';
import { createQueryClient } from '../base/api/query-client.ts';
import { parseSearch, stringifySearch } from '../base/filters/search-params.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { ConfirmProvider } from '../ui/layer/confirm-provider.tsx';
import { LinkContext } from '../ui/show/link-context.ts';
import { Snackbars } from '../ui/feedback/snackbars.tsx';

type Params = Record<string, string | number>;

/** Opens one screen at its address, without the shell around it; `address()` tells where the screen has gone since, `entries()` how many steps Back would have. */
export async function renderScreen(name: RouteName, params: Params, search: Record<string, string | number> = {}) {
  const Screen = await loadScreen(name);
  if (typeof params['organisasi_id'] === 'number') chosenOrganisasi.choose(params['organisasi_id']);

  const root = createRootRoute();
  const own = createRoute({
    getParentRoute: () => root,
    path: routes[name].path.replace(/\{(\w+)\}/g, '$$$1'),
    component: function Opened() {
      const texts: Partial<Record<string, string>> = own.useParams();
      return <Screen {...readParams(name, texts)} />;
    },
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [hrefTo(name as 'user', params as never, search)] });
  const router = createRouter({ routeTree: root.addChildren([own, elsewhere]), history, parseSearch, stringifySearch });
  const screen = await render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ZonaTempat>
          <LinkContext value={(href) => history.push(href)}>
            <ConfirmProvider>
              <main>
                <RouterProvider router={router as never} />
              </main>
              <Snackbars />
            </ConfirmProvider>
          </LinkContext>
        </ZonaTempat>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return Object.assign(screen, { address: () => history.location.href, entries: () => history.length });
}
