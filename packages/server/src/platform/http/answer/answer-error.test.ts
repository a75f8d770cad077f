import { expect, test } from 'vitest';
import { refusalOf } from './answer-error.ts';

test.each([
  ['is away', { code: '57P01' }],
  ['has no connection left for another', { code: '53300' }],
])('where the database %s, whoever asks is told to come back, which alarms can see', (_, error) => {
  expect(refusalOf(Object.assign(new Error('said by the database'), error))).toMatchObject({
    status: 503,
    code: 'system.away',
    details: { detik: 5 },
  });
});
