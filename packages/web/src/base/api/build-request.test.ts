import { expect, test } from 'vitest';
import { buildRequest, readCall, urlOf } from './build-request.ts';

const list = readCall('GET ~/users');
const save = readCall('PUT /orgs/{organisasi_id}/users/{user_id}');
const upload = readCall('POST /orgs/{organisasi_id}/presensi idempotent');

test('what the path does not take stands in the query, and empty values are skipped', () => {
  const input = { organisasi_id: 9, q: '', page: 2, group_id: [11, 12], grup: undefined, nama: null };
  expect(urlOf(list, input)).toBe('/api/orgs/9/users?page=2&group_id=11&group_id=12');
});

test('a text cannot leave its place in the path', () => {
  expect(urlOf(readCall('GET /aktivasi/{token}'), { token: '../me?x' })).toBe('/api/aktivasi/..%2Fme%3Fx');
});

test('a change sends JSON, and an emptied field with it', () => {
  const [url, init] = buildRequest(save, { organisasi_id: 9, user_id: 7, nip: '', grup: null }, undefined);
  expect(url).toBe('/api/orgs/9/users/7');
  expect(init).toMatchObject({ method: 'PUT', credentials: 'same-origin', body: '{"nip":"","grup":null}' });
  expect((init.headers as Headers).get('content-type')).toBe('application/json');
});

test('a call with a file sends a form, and leaves its content type to the browser', () => {
  const foto = new Blob(['x'], { type: 'image/jpeg' });
  const [, init] = buildRequest(upload, { organisasi_id: 9, lat: -6.2, ids: [1, 2], is_luring: false, foto }, 'kunci');
  const form = init.body as FormData;
  expect([...form.keys()]).toEqual(['lat', 'ids', 'ids', 'is_luring', 'foto']);
  expect([form.get('lat'), form.getAll('ids'), form.get('is_luring')]).toEqual(['-6.2', ['1', '2'], 'false']);
  expect((init.headers as Headers).get('content-type')).toBeNull();
  expect((init.headers as Headers).get('idempotency-key')).toBe('kunci');
});

test('the same call without its file is plain JSON', () => {
  const [, init] = buildRequest(upload, { organisasi_id: 9, lat: -6.2, foto: undefined }, 'kunci');
  expect(init.body).toBe('{"lat":-6.2}');
  expect((init.headers as Headers).get('content-type')).toBe('application/json');
});
