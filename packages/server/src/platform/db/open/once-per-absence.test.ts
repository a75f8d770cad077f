import { expect, test } from 'vitest';
import { oncePerAbsence } from './once-per-absence.ts';

test('an absence of the database is told once however often it is met, another failure each time', () => {
  const told: unknown[] = [];
  let now = 0;
  const tell = oncePerAbsence(
    (error) => told.push((error as Error).message),
    () => now,
  );
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (; now < 600_000; now += 300) tell(away);
  tell(new Error('The database is away (Queue: pekerjaan, Worker: 1)'));
  tell(new Error('LISTEN/NOTIFY connection ended'));
  tell(new Error('lain'));
  tell(new Error('lain'));
  now += 61_000;
  tell(away);
  expect(told).toEqual(['connect ECONNREFUSED', 'lain', 'lain', 'connect ECONNREFUSED']);
});
