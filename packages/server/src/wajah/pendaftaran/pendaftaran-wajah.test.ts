import { PERSETUJUAN_WAJAH } from '@hadir/rules/wajah/persetujuan-wajah.ts';
import { expect, test, vi } from 'vitest';
import { wajahBuilders } from '../../testing/given/given-wajah.ts';
import '../../testing/name-worker.ts';
import { potretOf, tanpaWajah } from '../../testing/potret.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { unsealCiri } from '../dasar/seal-ciri.ts';
import { sweepWajahTask } from './sweep-wajah-task.ts';

// Measuring faces takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer();
const { given, as, all, clock, deps, surat } = server;
const { sekolah, tigaFoto, terdaftar, potretTersimpan } = wajahBuilders(server);

const blob = (content: Uint8Array) => new Blob([new Uint8Array(content)]);
const namaOf = async (user_id: number) =>
  all.selectFrom('users').select(['nama', 'is_face_verified']).where('user_id', '=', user_id).executeTakeFirstOrThrow();
const alamatOf = (user_id: number) =>
  all.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow();
const berkasAda = async (berkas: readonly string[]) => {
  const rows = await all
    .selectFrom('berkas')
    .select('berkas_id')
    .where('berkas_id', 'in', berkas)
    .where('dihapus_pada', 'is', null)
    .execute();
  return rows.length;
};

test('a member enrols himself: measured, sealed for him alone, in no answer and no log, waiting for an operator', async () => {
  const { organisasi, operator, url } = await sekolah();
  const siti = await given.anggota(organisasi);
  // His dialog opens: what measures is made ready while he reads and is photographed.
  expect((await as(siti).get(`${url}/enrollment/saya?is_mendaftar=true`)).body.data).toMatchObject({ menunggu: null });
  const sent = await as(siti).form('POST', `${url}/enrollment`, await tigaFoto('satu'));
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({
    berlaku: null,
    menunggu: { status: 'menunggu', persetujuan_versi: PERSETUJUAN_WAJAH.versi, is_di_meja: false },
  });
  expect((await as(operator).get(`${url}/enrollment`)).body.data).toMatchObject([{ user_id: siti.user_id }]);
  const potret = await potretTersimpan(siti.user_id);
  expect(potret).toHaveLength(3);
  // 128 numbers of four bytes, with what seals them.
  for (const { ciri } of potret) expect(ciri).toHaveLength(128 * 4 + 28);
  const ciri = potret[0]?.ciri ?? Buffer.of();
  const [angka] = unsealCiri(deps.secretKeys, siti.user_id, ciri);
  expect(() => unsealCiri(deps.secretKeys, siti.user_id + 1, ciri)).toThrow();
  const log = await all
    .selectFrom('log_aktivitas')
    .select(['sebelum', 'sesudah'])
    .where('user_id', '=', siti.user_id)
    .execute();
  for (const text of [JSON.stringify(log), JSON.stringify(sent.body)]) {
    expect(text).not.toContain('ciri"');
    expect(text).not.toContain(String(angka).slice(0, 6));
  }
});

test('a face that is enrolled for another member too is told to the operator by name, and nothing is refused', async () => {
  const { organisasi, operator, url } = await sekolah();
  const wajah = (geser: number) => Array.from({ length: 128 }, (_, n) => Math.sin(n) / 10 + geser);
  const [siti, budi, beda] = [
    await given.anggota(organisasi),
    await given.anggota(organisasi),
    await given.anggota(organisasi),
  ];
  const { wajah_id } = await terdaftar(siti, organisasi, { ciri: wajah(0) });
  await terdaftar(budi, organisasi, { ciri: wajah(0.01), oleh: operator.user_id });
  await terdaftar(beda, organisasi, { ciri: wajah(0.1), oleh: operator.user_id });
  // The same face elsewhere in the tenant is nobody whom this operator may see.
  const cabang = await given.organisasi({ tenant_id: organisasi.tenant_id });
  await terdaftar(await given.anggota(cabang), organisasi, { ciri: wajah(0) });
  const path = `${url}/users/${siti.user_id}/enrollment/${wajah_id}`;
  const { nama } = await namaOf(budi.user_id);
  const mirip = async () => (await as(operator).get(`${path}/mirip`)).body.data;
  expect(await mirip()).toEqual([{ user_id: budi.user_id, nama, nip: null, jarak: expect.closeTo(0.113, 2) }]);
  expect((await as(siti).get(`${path}/mirip`)).status).toBe(403);
  await as(operator).delete(`/enrollment/${budi.user_id}/delete`);
  expect(await mirip()).toEqual([]);
  expect((await as(operator).post(`${path}/konfirmasi`)).status).toBe(200);
});

test('an enrolment counts when somebody else confirms it, and its photos are shown to who confirms and to nobody else', async () => {
  const { organisasi, operator, url } = await sekolah();
  const siti = await given.anggota(organisasi);
  const { wajah_id } = await terdaftar(siti, organisasi);
  const path = `${url}/users/${siti.user_id}/enrollment/${wajah_id}`;
  for (const caller of [siti, operator]) {
    expect((await as(caller).get(`${path}/foto/1`)).headers['content-type']).toBe('image/webp');
  }
  expect((await as(await given.anggota(organisasi)).get(`${path}/foto/1`)).status).toBe(404);
  expect((await as(await given.orang('viewer', organisasi)).get(`${path}/foto/1`)).status).toBe(404);
  const admin = await given.orang('admin', organisasi);
  expect((await as(admin).get(`${path}/foto/1`)).status).toBe(200);
  // Whose they are reads who opened them.
  const { data } = (await as(siti).get('/log/foto-saya')).body.data as { data: { nama: string; kegiatan: string }[] };
  const pembuka = [await namaOf(admin.user_id), await namaOf(operator.user_id)];
  expect(data.map(({ nama, kegiatan }) => [nama, kegiatan])).toEqual(
    pembuka.map(({ nama }) => [nama, 'Melihat foto pendaftaran wajah']),
  );
  const asing = await given.orang('operator', await given.organisasi());
  expect((await as(asing).get(`${path}/foto/1`)).status).toBe(404);

  expect((await as(siti).post(`${path}/konfirmasi`)).status).toBe(403);
  expect((await as(operator).post(`${path}/konfirmasi`)).body.data).toMatchObject({
    menunggu: null,
    berlaku: { wajah_id, diputuskan_oleh: (await namaOf(operator.user_id)).nama },
  });
  expect((await as(operator).post(`${path}/konfirmasi`)).body.error).toBe('wajah.sudah_diputus');
  // A new profile photo says nothing about an enrolment.
  await as(siti).form('POST', `/users/${siti.user_id}/upload-photo`, { file: blob(await tanpaWajah()) });
  expect(await namaOf(siti.user_id)).toMatchObject({ is_face_verified: true });
});

test('an operator never confirms his own face, and an equal may', async () => {
  const { organisasi, operator, url } = await sekolah();
  const { wajah_id } = await terdaftar(operator, organisasi);
  const path = `${url}/users/${operator.user_id}/enrollment`;
  expect((await as(operator).post(`${path}/${wajah_id}/konfirmasi`)).body.error).toBe('wajah.sendiri');
  expect((await as(operator).form('POST', path, await tigaFoto('satu'))).body.error).toBe('wajah.sendiri');
  const lain = await given.orang('operator', organisasi);
  expect((await as(lain).post(`${path}/${wajah_id}/konfirmasi`)).status).toBe(200);
});

test('refused with the reason, the photos go and the member reads it', async () => {
  const { organisasi, operator, url } = await sekolah();
  const siti = await given.anggota(organisasi);
  const { wajah_id, berkas } = await terdaftar(siti, organisasi);
  const tolak = `${url}/users/${siti.user_id}/enrollment/${wajah_id}/tolak`;
  expect((await as(operator).post(tolak, { alasan: '' })).status).toBe(422);
  expect((await as(operator).post(tolak, { alasan: 'Memakai masker' })).status).toBe(200);
  const layar = `/profil/${organisasi.organisasi_id}`;
  const judul = 'Pendaftaran wajah Anda ditolak';
  expect((await as(siti).get('/me/lonceng')).body.data).toMatchObject({
    pemberitahuan: [{ judul, tautan: layar }],
  });
  const { email } = await alamatOf(siti.user_id);
  const kepadanya = surat.filter((one) => one.kepada === email && one.judul === judul);
  expect(kepadanya).toHaveLength(1);
  expect(kepadanya[0]?.teks).toContain(layar);
  expect(kepadanya[0]?.teks).not.toContain('masker');
  expect(await berkasAda(berkas)).toBe(0);
  expect((await as(siti).get(`${url}/enrollment/saya`)).body.data).toMatchObject({
    menunggu: null,
    terakhir: { status: 'ditolak', alasan: 'Memakai masker' },
  });
});

test('at the desk it counts at once, in the place of what counted before', async () => {
  const { organisasi, operator, url } = await sekolah();
  const siti = await given.anggota(organisasi);
  const { berkas } = await terdaftar(siti, organisasi, { oleh: operator.user_id });
  const diMeja = await as(operator).form('POST', `${url}/users/${siti.user_id}/enrollment`, await tigaFoto('satu'));
  expect(diMeja.body.data).toMatchObject({ berlaku: { is_di_meja: true, diputuskan_oleh: expect.any(String) } });
  expect(await berkasAda(berkas)).toBe(0);
  expect(await namaOf(siti.user_id)).toMatchObject({ is_face_verified: true });
  const luar = await given.anggota(await given.organisasi());
  const path = `${url}/users/${luar.user_id}/enrollment`;
  expect((await as(operator).form('POST', path, await tigaFoto('satu'))).status).toBe(404);
});

test('photos without one clear face, or of two people, are refused with the reason', async () => {
  const { organisasi, url } = await sekolah();
  const siti = as(await given.anggota(organisasi));
  const tiga = await tigaFoto('satu');
  const kirim = async (beda: object) => (await siti.form('POST', `${url}/enrollment`, { ...tiga, ...beda })).body;
  expect((await kirim({ foto_1: blob(await tanpaWajah()) })).errors).toMatchObject({
    foto_1: [expect.stringContaining('Tidak ada wajah')],
  });
  expect((await kirim({ foto_3: blob(await potretOf('lain')) })).errors).toMatchObject({
    foto_3: [expect.stringContaining('bukan satu orang')],
  });
  expect((await kirim({ foto_2: blob(await potretOf('lain')) })).errors).toMatchObject({
    foto_2: [expect.stringContaining('bukan satu orang')],
  });
});

test('without consent to today’s text no photo is read, neither by the member nor at the desk', async () => {
  const { organisasi, operator, url } = await sekolah();
  const siti = await given.anggota(organisasi);
  const bukanFoto = { ...(await tigaFoto('satu')), foto_1: blob(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)) };
  const kirim = async (versi: object) => [
    (await as(siti).form('POST', `${url}/enrollment`, { ...bukanFoto, ...versi })).body.error,
    (await as(operator).form('POST', `${url}/users/${siti.user_id}/enrollment`, { ...bukanFoto, ...versi })).body.error,
  ];
  expect(await kirim({})).toEqual(['input.file_unreadable', 'input.file_unreadable']);
  expect(await kirim({ persetujuan_versi: 'lama' })).toEqual(['wajah.persetujuan', 'wajah.persetujuan']);
});

test('withdrawing, removing, leaving and switching off each take the photos and what was measured away', async () => {
  const { organisasi, operator, admin, url } = await sekolah();
  const bersama = async () => {
    const orang = await given.anggota(organisasi);
    return { ...orang, ...(await terdaftar(orang, organisasi, { oleh: operator.user_id })) };
  };
  const [siti, ani, budi, citra] = [await bersama(), await bersama(), await bersama(), await bersama()];
  const usai = async ({ user_id, berkas }: Awaited<ReturnType<typeof bersama>>, sebab_berakhir: string) => {
    expect(await potretTersimpan(user_id)).toEqual([]);
    expect(await berkasAda(berkas)).toBe(0);
    expect(await namaOf(user_id)).toMatchObject({ is_face_verified: false });
    const rows = await all.selectFrom('wajah').select(['status', 'sebab_berakhir']).where('user_id', '=', user_id).execute(); // prettier-ignore
    expect(rows).toEqual([{ status: 'berakhir', sebab_berakhir }]);
  };

  expect((await as(siti).post('/enrollment/cabut')).status).toBe(200);
  await usai(siti, 'dicabut');
  expect((await as(operator).delete(`/enrollment/${ani.user_id}/delete`)).status).toBe(200);
  await usai(ani, 'dihapus');
  expect((await as(operator).delete(`${url}/users/${budi.user_id}`)).status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await sweepWajahTask.run(deps, clock.now);
  await usai(budi, 'keluar');
  expect(await berkasAda(citra.berkas)).toBe(3);

  await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { is_wajah: false });
  const tiga = await tigaFoto('satu');
  expect((await as(citra).form('POST', `${url}/enrollment`, tiga)).body.error).toBe('wajah.mati');
  await sweepWajahTask.run(deps, clock.now);
  await usai(citra, 'dimatikan');
});

test('what waits is told while faces are compared, and by nobody once they are not', async () => {
  const { organisasi } = await sekolah();
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  await terdaftar(await given.anggota(organisasi), organisasi);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const jumlah = async () => {
    const { wajah } = (await operator.get(`${url}/persetujuan-menunggu`)).body.data as { wajah: number };
    const { organisasi: beranda } = (await operator.get(`/dashboard${url}`)).body.data as {
      organisasi: { tindak_lanjut: { jenis: string }[] };
    };
    return [wajah, beranda.tindak_lanjut.filter(({ jenis }) => jenis === 'wajah_menunggu').length];
  };
  expect(await jumlah()).toEqual([1, 1]);
  await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { is_wajah: false });
  expect(await jumlah()).toEqual([0, 0]);
});

test('what nobody decided in sixty days ends', async () => {
  const { organisasi } = await sekolah();
  const siti = await given.anggota(organisasi);
  const { berkas } = await terdaftar(siti, organisasi);
  await sweepWajahTask.run(deps, new Date(clock.now.getTime() + 59 * 86_400_000));
  expect(await berkasAda(berkas)).toBe(3);
  await sweepWajahTask.run(deps, new Date(clock.now.getTime() + 61 * 86_400_000));
  expect(await berkasAda(berkas)).toBe(0);
});

test('a newer enrolment that nobody decided in sixty days ends alone: what counts goes on counting', async () => {
  const { organisasi, operator } = await sekolah();
  const siti = await given.anggota(organisasi);
  const lama = await terdaftar(siti, organisasi, { oleh: operator.user_id });
  const baru = await terdaftar(siti, organisasi);
  await sweepWajahTask.run(deps, new Date(clock.now.getTime() + 61 * 86_400_000));
  expect([await berkasAda(lama.berkas), await berkasAda(baru.berkas)]).toEqual([3, 0]);
  expect(await namaOf(siti.user_id)).toMatchObject({ is_face_verified: true });
  const rows = await all.selectFrom('wajah').select(['status', 'sebab_berakhir']).where('user_id', '=', siti.user_id).orderBy('wajah_id').execute(); // prettier-ignore
  expect(rows).toEqual([
    { status: 'berlaku', sebab_berakhir: null },
    { status: 'berakhir', sebab_berakhir: 'kedaluwarsa' },
  ]);
});

test('off until the tenant switches it on; an organisation alone cannot', async () => {
  const organisasi = await given.organisasi();
  const siti = await given.anggota(organisasi);
  const admin = as(await given.orang('admin', organisasi));
  const nyala = async () =>
    ((await as(siti).get(`/orgs/${organisasi.organisasi_id}/enrollment/saya`)).body.data as { is_wajah: boolean })
      .is_wajah;
  expect(await nyala()).toBe(false);
  await admin.put(`/pengaturan/${organisasi.organisasi_id}`, { is_wajah: true });
  expect(await nyala()).toBe(false);
  await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { is_wajah: true, ambang_wajah: 50 });
  expect(await nyala()).toBe(true);
  await admin.put(`/pengaturan/${organisasi.organisasi_id}`, { is_wajah: false });
  expect(await nyala()).toBe(false);
  const luar = await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { ambang_wajah: 66 });
  expect(luar.status).toBe(422);
});
