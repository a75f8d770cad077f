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

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { DATABASE_URL: 'postgres://basis/hadir' },
  { NODE_ENV: 'production' },
  { HADIR_DEMO: '0' },
  { PUBLIC_URL: 'https://hadir.sch.id' },
  { PUBLIC_URL: 'http://10.0.0.1:8080' },
  { NODE_ENV: 'development', PUBLIC_URL: 'https://hadir.sch.id' },
  { NODE_ENV: 'development', HOST: '0.0.0.0' },
])('a server for others is no development machine: %o', (env) => {
  expect(readConfig(env).isDevelopment).toBe(false);
});

test.each([
  { NODE_ENV: 'development', DATABASE_URL: 'postgres://basis/hadir' },
  { NODE_ENV: 'development', HADIR_DEMO: '0' },
  { PUBLIC_URL: 'http://127.0.0.1:8080' },
  { PUBLIC_URL: 'http://[::1]:8080' },
  { HOST: '::1' },
])('a machine for trying is one, where it is asked for: %o', (env) => {
  expect(readConfig(env).isDevelopment).toBe(true);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

test('who is told of holes in the wall is read as addresses, and nothing else is', () => {
  const SECURITY_CONTACT = 'mailto:keamanan@hadir.sch.id  https://hadir.sch.id/lapor';
  expect(readConfig({ SECURITY_CONTACT }).SECURITY_CONTACT).toEqual(SECURITY_CONTACT.split('  '));
  expect(readConfig({}).SECURITY_CONTACT).toEqual([]);
  for (const wrong of ['keamanan@hadir.sch.id', 'http://hadir.sch.id', 'mailto:a@b.id, c@d.id']) {
    expect(() => readConfig({ SECURITY_CONTACT: wrong })).toThrow(/SECURITY_CONTACT: alamat dipisah spasi/);
  }
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'delapan', DATABASE_URL: 'mysql://x' })).toThrow(/PORT: [^]*DATABASE_URL: /);
});

test.each(['true', '0', '10.0.0.5, 12', '0.0.0.0/0', '::/0', '10.0.0.0/64', 'proksi.contoh.id', '10.0.0.5,'])(
  'proxies given as "%s" are refused with what to write instead',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY: isi dengan banyaknya proksi/);
  },
);
