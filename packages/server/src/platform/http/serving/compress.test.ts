import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { app, given, openSesi } = await startTestServer();

/** A school of so many members; its operator asks for the list of them, saying what he can unpack. */
async function sekolah(anggota: number) {
  const organisasi = await given.organisasi();
  const rina = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Bu Rina' });
  for (let made = 1; made < anggota; made += 1) await given.anggota(organisasi);
  const cookie = `hadir_sesi=${await openSesi(rina)}`;
  const url = `/api/orgs/${organisasi.organisasi_id}/users`;
  return (accepted: string) => app.inject({ url, headers: { cookie, 'accept-encoding': accepted } });
}

test('a long answer is packed for whoever can unpack it, and is the same answer', async () => {
  const ask = await sekolah(12);
  const plain = await ask('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toMatchObject({ code: 200, data: { total: 12 } });

  const packed = await ask('gzip, deflate, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test('a short answer goes as it is', async () => {
  const short = await (await sekolah(1))('gzip');
  expect(short.headers).not.toHaveProperty('content-encoding');
  expect(short.json()).toMatchObject({ data: { total: 1 } });
});
