import { expect, test } from 'vitest';
import { PLANS } from './plans.ts';
import type { Route } from '../../base/links/route.ts';
import { routes } from '../../base/links/routes.ts';
import { SCREENS } from './screens.ts';

test('the routes in preparation are those that have no screen, each with what it will do', () => {
  // The root only redirects.
  const withoutScreen = Object.keys(routes).filter((name) => name !== 'root' && !(name in SCREENS));
  expect(Object.keys(PLANS).toSorted()).toEqual(withoutScreen.toSorted());
});

test('a route in preparation says whose business it is, by its access key or by the calls it will make', () => {
  // Analitik's figures are any member's to read.
  const open = Object.entries(PLANS).flatMap(([name, { bagi }]) => {
    const route: Route = routes[name as keyof typeof routes];
    return route.public || route.access || bagi ? [] : name;
  });
  expect(open).toEqual(['analitik']);
});
