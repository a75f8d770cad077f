import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { toLoggedError } from './to-logged-error.ts';

const { all, given } = await startTestServer();

test.each([
  ['a row that a rule of the table refuses', sql`update users set gender = 'budi@contoh.id' where true`],
  ['a value of another type', sql`select * from users where user_id = ${'budi@contoh.id'}::text::int`],
  ['a row that is there already', sql`insert into users overriding system value select * from users`],
])('of %s the log keeps where and why, and nothing of it', async (_, statement) => {
  await given.orang('operator', await given.organisasi());
  const error: unknown = await statement.execute(all).catch((thrown: unknown) => thrown);
  const logged = JSON.stringify(toLoggedError(error));
  expect(logged).toMatch(/"code":"2[23]/);
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  for (const personal of ['budi@contoh.id', 'Failing row', email]) expect(logged).not.toContain(personal);
});

test('of an error of our own the log keeps its words and where it was thrown', () => {
  expect(toLoggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('to-logged-error.test.ts'),
  });
});
