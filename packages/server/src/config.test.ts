import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting it serves this machine alone, on the bundled database', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:8080',
    isDevelopment: true,
  });
});

test('a server for others is no development machine', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).isDevelopment).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://basis/hadir' }).isDevelopment).toBe(false);
  expect(readConfig({ NODE_ENV: 'production' }).isDevelopment).toBe(false);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'delapan', DATABASE_URL: 'mysql://x' })).toThrow(/PORT: [^]*DATABASE_URL: /);
});
