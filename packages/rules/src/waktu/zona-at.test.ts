import { expect, test } from 'vitest';
import { ZONA_BERGANTI } from '../testing/zona-berganti.ts';
import { zonaAt } from './zona-at.ts';

test.each(ZONA_BERGANTI)('%s', (_, zona, instant, expected) => {
  expect(zonaAt(zona, Date.parse(instant))).toBe(expected);
});
