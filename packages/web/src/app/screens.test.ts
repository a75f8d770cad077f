import { expect, test } from 'vitest';
import { PLANS } from './plans.ts';
import { routes } from './routes.ts';
import { SCREENS } from './screens.ts';

test('the routes in preparation are those that have no screen, each with what it will do', () => {
  // The root only redirects.
  const withoutScreen = Object.keys(routes).filter((name) => name !== 'root' && !(name in SCREENS));
  expect(Object.keys(PLANS).toSorted()).toEqual(withoutScreen.toSorted());
});
