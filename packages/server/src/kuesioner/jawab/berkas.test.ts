import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sweepFotoTask } from '../../app/berkas/sweep-foto-task.ts';
import { kuesionerBuilders } from '../../testing/given/given-kuesioner.ts';
import { startObjectStore } from '../../testing/luar/start-object-store.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { lepasIsianTask } from './lepas-isian-task.ts';

const { files, isKept } = await startObjectStore();
const server = await startTestServer({ files });
const { given, as, all, deps } = server;
const { terbit } = kuesionerBuilders(server);

const BAGIAN = [
  {
    bagian_id: 1,
    pertanyaan: [
      { pertanyaan_id: 1, jenis: 'berkas', judul: 'Surat sehat', is_wajib: true },
      { pertanyaan_id: 2, jenis: 'berkas', judul: 'Surat lain' },
    ],
  },
];
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .png()
  .toBuffer();
const gambar = () => new Blob([new Uint8Array(png)], { type: 'image/png' });

async function school() {
  const made = await terbit({ bagian: BAGIAN });
  const [siti, budi] = [await given.anggota(made.organisasi), await given.anggota(made.organisasi)];
  const upload = async (user: { user_id: number }, pertanyaan_id = '1', berkas: Blob = gambar()) =>
    as(user).form('POST', `${made.one}/berkas`, { pertanyaan_id, berkas });
  const idOf = async (...of: Parameters<typeof upload>) => {
    const { body } = await upload(...of);
    return (body.data as { berkas_id: string }).berkas_id;
  };
  return { ...made, siti, budi, upload, idOf };
}

test('a file that was answered with is read by its sender and those who read the results, by nobody else', async () => {
  const { one, siti, budi, operator, idOf, jawab } = await school();
  const berkas_id = await idOf(siti);
  const url = `${one}/berkas/${berkas_id}`;
  expect((await as(siti).get(url)).status).toBe(200);
  // Not sent yet: nobody's but his.
  expect((await operator.get(url)).status).toBe(404);
  expect((await jawab(siti, [{ pertanyaan_id: 1, nilai: berkas_id }])).status).toBe(201);
  expect((await operator.get(url)).headers['content-type']).toMatch(/^image\//);
  expect((await as(budi).get(url)).status).toBe(404);
  const lain = await school();
  expect((await lain.operator.get(`${lain.one}/berkas/${berkas_id}`)).status).toBe(404);
});

test('only a file that he sent in for that question answers it', async () => {
  const { siti, budi, idOf, jawab, upload } = await school();
  const lain = await idOf(siti, '2');
  for (const nilai of [await idOf(budi), lain, randomUUID()]) {
    expect(await jawab(siti, [{ pertanyaan_id: 1, nilai }])).toMatchObject({
      status: 422,
      body: { errors: { 'jawaban.1': ['Unggah berkasnya lagi'] } },
    });
  }
  expect((await upload(siti, '9')).status).toBe(422);
  expect((await upload(siti, '1', new Blob(['<script>'], { type: 'image/png' }))).status).toBe(422);
});

test('what was sent stays as long as the answer, what was not is swept after a month', async () => {
  const { one, siti, idOf, jawab } = await school();
  const [dipakai, diganti] = [await idOf(siti), await idOf(siti)];
  await jawab(siti, [{ pertanyaan_id: 1, nilai: dipakai }]);
  await sweepFotoTask.run(deps, new Date(Date.now() + 31 * 86_400_000));
  expect((await as(siti).get(`${one}/berkas/${dipakai}`)).status).toBe(200);
  expect((await as(siti).get(`${one}/berkas/${diganti}`)).status).toBe(404);
  const berkas = await server.all.selectFrom('berkas').select(['berkas_id', 'dihapus_pada']).execute();
  expect(berkas.find(({ berkas_id }) => berkas_id === dipakai)?.dihapus_pada).toBeNull();
  expect(berkas.find(({ berkas_id }) => berkas_id === diganti)?.dihapus_pada).not.toBeNull();
});

test('what was never sent goes, draft and file, a month after the questionnaire ended', async () => {
  const { one, siti, budi, idOf, jawab, operator, kuesioner_id } = await school();
  const [lupa, terkirim] = [await idOf(siti), await idOf(budi)];
  await as(siti).put(`${one}/isian`, { jawaban: [{ pertanyaan_id: 1, nilai: lupa }] });
  await jawab(budi, [{ pertanyaan_id: 1, nilai: terkirim }]);
  const night = async (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000);
    for (const task of [lepasIsianTask, sweepFotoTask]) await task.run(deps, at);
  };
  const drafts = () =>
    all.selectFrom('kuesioner_draf').select('user_id').where('kuesioner_id', '=', kuesioner_id).execute();
  // While it is open he may still send it.
  await night(31);
  expect([isKept(lupa), isKept(terkirim), await drafts()]).toMatchObject([true, true, [{ user_id: siti.user_id }]]);
  await operator.post(`${one}/tutup`);
  await night(31);
  expect([isKept(lupa), isKept(terkirim), await drafts()]).toEqual([false, true, []]);
  expect((await operator.get(`${one}/berkas/${terkirim}`)).status).toBe(200);
});

test('in one that never ends a file waits ninety days for its answer', async () => {
  const { siti, idOf } = await school();
  const berkas_id = await idOf(siti);
  const after = async (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000);
    for (const task of [lepasIsianTask, sweepFotoTask]) await task.run(deps, at);
    return isKept(berkas_id);
  };
  expect([await after(89), await after(91)]).toEqual([true, false]);
});
