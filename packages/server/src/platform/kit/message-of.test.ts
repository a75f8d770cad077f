import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test.each([
  ['an error', new Error('putus'), 'putus'],
  ['an error passed on as a plain object, as the job queue does', { message: 'putus', queue: 'pekerjaan' }, 'putus'],
  ['a text', 'putus', 'putus'],
  ['nothing', undefined, 'undefined'],
])('%s is reported by what it says', (_, error, said) => {
  expect(messageOf(error)).toBe(said);
});
