import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { permintaanBuilders } from '../../testing/given/given-permintaan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, stranger } = server;
const school = permintaanBuilders(server);
const gambar = async (width = 40) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height: 50, channels: 3, background: '#336699' } })
        .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
const upload = (caller: { user_id: number }, { user_id }: { user_id: number }, file: Blob) =>
  as(caller).form('POST', `/users/${user_id}/upload-photo`, { file });

test('a photo is kept without what the camera knew, shown to himself, his operator, those above and monitors who may, and to nobody else', async () => {
  const organisasi = await given.organisasi();
  const siti = await given.anggota(organisasi);
  expect(await upload(siti, siti, await gambar())).toMatchObject({
    status: 200,
    body: { message: 'Foto berhasil di upload', data: { file_foto: expect.any(String) } },
  });
  const path = `/users/${siti.user_id}/foto`;
  const near = [await given.orang('operator', organisasi), await given.orang('admin', organisasi)];
  const above = [await given.orang('super_admin', organisasi), await given.orang('viewer', organisasi)];
  const pemantau = await given.orang('pemantau', organisasi);
  expect((await as(pemantau).get(path)).body.error).toBe('akses.hak_pantau');
  const berhakDi = async (at: typeof organisasi) => {
    const orang = await given.orang('pemantau', at);
    await all
      .updateTable('users')
      .set({ hak_pantau: ['foto'] })
      .where('user_id', '=', orang.user_id)
      .execute();
    return orang;
  };
  const berhak = await berhakDi(organisasi);
  for (const caller of [siti, ...near, ...above, berhak]) {
    const answer = await as(caller).get(path);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.raw.toString('latin1')).not.toContain('Kamera Rahasia');
    expect((await sharp(answer.raw).metadata()).exif).toBeUndefined();
  }

  const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const foreign = await given.organisasi();
  const far = [
    await given.anggota(organisasi),
    await given.anggota(sibling),
    await given.orang('operator', sibling),
    await given.orang('admin', foreign),
    await berhakDi(foreign),
  ];
  for (const caller of far) expect((await as(caller).get(path)).status).toBe(404);
  expect(
    (await as(await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif })).get(path)).body.error,
  ).toBe('anggota.inactive');
  expect((await stranger.get(path)).status).toBe(401);
});

test('a plain member sees no colleague by number, but whose request waits for him or was decided by him', async () => {
  const { ani, kepala, kasubag, budi, chain, ask, decide, url } = await school('klaim');
  await upload(ani, ani, await gambar());
  const lihat = async (siapa: typeof ani) => (await as(siapa).get(`/users/${ani.user_id}/foto`)).status;
  const dipilih = async (siapa: typeof ani) =>
    ((await as(siapa).get(`${url}/users-aktif?q=Ani`)).body.data as { file_foto: string | null }[])[0]?.file_foto;
  await chain({ jenis: 'kepala_grup' }, { jenis: 'orang', user_id: kasubag.user_id });
  expect([await lihat(kepala), await lihat(kasubag), await lihat(budi)]).toEqual([404, 404, 404]);
  expect([await dipilih(budi), typeof (await dipilih(ani))]).toEqual([null, 'string']);

  const id = await ask();
  expect([await lihat(kepala), await lihat(kasubag), await lihat(budi)]).toEqual([200, 404, 404]);
  await decide(as(kepala), id, { setuju: true });
  expect([await lihat(kepala), await lihat(kasubag), await lihat(budi)]).toEqual([200, 200, 404]);
});

test('who is operator in one school sees no photo of who is his colleague in another', async () => {
  const sini = await given.organisasi();
  const sana = await given.organisasi({ tenant_id: sini.tenant_id });
  const operator = await given.orang('operator', sini);
  const siti = await given.anggota(sana);
  await upload(siti, siti, await gambar());
  await given.anggota(sana, { user_id: operator.user_id });
  expect((await as(operator).get(`/users/${siti.user_id}/foto`)).status).toBe(404);
});

test('an operator takes the photo of his member, and nobody that of an equal or a stranger', async () => {
  const organisasi = await given.organisasi();
  const operator = await given.orang('operator', organisasi);
  const siti = await given.anggota(organisasi);
  expect((await upload(operator, siti, await gambar())).status).toBe(200);
  expect((await upload(operator, await given.orang('operator', organisasi), await gambar())).status).toBe(403);
  expect((await upload(operator, await given.anggota(await given.organisasi()), await gambar())).status).toBe(404);
  expect((await upload(siti, await given.anggota(organisasi), await gambar())).status).toBe(404);
});

test('a new photo asks for a new verification of the face', async () => {
  const siti = await given.anggota(await given.organisasi());
  await all.updateTable('users').set({ is_face_verified: true }).where('user_id', '=', siti.user_id).execute();
  await upload(siti, siti, await gambar());
  const akun = await all
    .selectFrom('users')
    .select('is_face_verified')
    .where('user_id', '=', siti.user_id)
    .executeTakeFirst();
  expect(akun).toEqual({ is_face_verified: false });
});

test('a photo is taken away by himself or by his operator, and by nobody else', async () => {
  const organisasi = await given.organisasi();
  const siti = await given.anggota(organisasi);
  const operator = await given.orang('operator', organisasi);
  const hapus = async (siapa: { user_id: number }) => (await as(siapa).delete(`/users/${siti.user_id}/foto`)).status;
  const saya = async () => (await as(siti).get('/me')).body.data as Me;
  const foto = async () => [(await as(siti).get(`/users/${siti.user_id}/foto`)).status, (await saya()).file_foto];
  for (const siapa of [siti, operator]) {
    await upload(siti, siti, await gambar());
    await all.updateTable('users').set({ is_face_verified: true }).where('user_id', '=', siti.user_id).execute();
    expect([await hapus(await given.anggota(organisasi)), (await foto())[0]]).toEqual([404, 200]);
    expect(await hapus(siapa)).toBe(200);
    expect(await foto()).toEqual([404, null]);
    expect((await saya()).is_face_verified).toBe(false);
  }
});

test('what is no picture is refused by its content, and too large a one by its size', async () => {
  const siti = await given.anggota(await given.organisasi());
  expect(await upload(siti, siti, new Blob(['<svg onload="alert(1)"/>']))).toMatchObject({
    status: 422,
    body: { error: 'input.file_type' },
  });
  const tooLarge = new Blob([new Uint8Array(await (await gambar()).arrayBuffer()), new Uint8Array(6 * 1024 * 1024)]);
  expect(await upload(siti, siti, tooLarge)).toMatchObject({
    status: 422,
    body: { errors: { file: ['Berkas terlalu besar. Ukuran paling besar 5 MB'] } },
  });
  expect((await as(siti).get(`/users/${siti.user_id}/foto`)).status).toBe(404);
});

test('what a browser remembers goes with the session', async () => {
  const siti = await given.anggota(await given.organisasi());
  const { headers } = await as(siti).get('/logout');
  expect(headers['clear-site-data']).toBe('"cache"');
});
