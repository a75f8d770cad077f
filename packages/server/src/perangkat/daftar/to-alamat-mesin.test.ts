import { expect, test } from 'vitest';
import { toAlamatMesin } from './to-alamat-mesin.ts';

test.each([
  ['https://hadir.sch.id', null, { alamat: 'hadir.sch.id', is_domain: true, porta: 443, is_https: true }],
  ['https://hadir.sch.id', 8090, { alamat: 'hadir.sch.id', is_domain: true, porta: 8090, is_https: false }],
  ['http://10.20.0.4:8080', null, { alamat: '10.20.0.4', is_domain: false, porta: 8080, is_https: false }],
  ['http://[2001:db8::1]:8080', null, { alamat: '2001:db8::1', is_domain: false, is_lokal: false }],
  ['http://localhost:8080', null, { alamat: 'localhost', is_lokal: true }],
])('machines are told where %s is found, with a port of their own (%s)', (publicUrl, portaMesin, alamat) => {
  expect(toAlamatMesin(publicUrl, portaMesin)).toMatchObject(alamat);
});
