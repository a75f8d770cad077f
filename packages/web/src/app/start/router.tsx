import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../../base/filters/search-params.ts';
import { FailedScreen } from '../pages/failed-screen.tsx';
import { fetchPart } from './fetch-part.ts';
import { LazyShell } from './lazy-shell.ts';
import { NotFoundScreen } from '../pages/not-found-screen.tsx';
import { readParams } from '../addresses/read-params.ts';
import { RootLayout } from './root-layout.tsx';
import { routes, type RouteName } from '../../base/links/routes.ts';
import { runGuard } from '../guard/run-guard.ts';
import { screenOf } from './screen-of.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: RouteName;
  }
}

/** The browser's router, made from the table of routes. Letters count in a path, and so does the slash at its end. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  let from: RouteName | null = null;

  const root = createRootRoute({ notFoundComponent: NotFoundScreen });
  const layout = createRoute({ getParentRoute: () => root, id: 'layar', component: RootLayout });
  // Every shared piece on one page, for those who build screens; no link leads there.
  const gallery = createRoute({
    getParentRoute: () => root,
    path: '/pengembangan',
    component: lazyRouteComponent(() => import('../../gallery/gallery-screen.tsx'), 'GalleryScreen'),
  });
  const children = screenNames().map((name) =>
    createRoute({
      getParentRoute: () => layout,
      path: routes[name].path.replace(/\{(\w+)\}/g, '$$$1').replace(/\{(\w+)\?\}/g, '{-$$$1}'),
      staticData: { name },
      params: { parse: (texts: Record<string, string>) => readParams(name, texts) },
      beforeLoad: async ({ params, location: { href, pathname, state } }) => {
        await runGuard(queryClient, { to: name, params, from, href, pathname, pesan: state.pesan });
        void fetchPart(queryClient, name);
        if (!routes[name].public) await LazyShell.preload?.();
      },
      component: screenOf(name),
      errorComponent: FailedScreen,
    }),
  );

  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(children), gallery]),
    caseSensitive: true,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    ...(history && { history }),
  });
  router.subscribe('onResolved', () => {
    from = router.state.matches.at(-1)?.staticData.name ?? null;
  });
  return router;
}

/** One name for each path: `organisasi` and `organisasi.detail` are one screen, open to whom the second lets in. */
function screenNames(): RouteName[] {
  const names = Object.keys(routes) as RouteName[];
  return [...new Map(names.map((name) => [routes[name].path as string, name])).values()];
}
