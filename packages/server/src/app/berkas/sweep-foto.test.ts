import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startObjectStore } from '../../testing/luar/start-object-store.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sweepFotoTask } from './sweep-foto-task.ts';

const { files, isKept } = await startObjectStore();
const { given, as, all, deps } = await startTestServer({ files });
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .png()
  .toBuffer();
const upload = async (orang: { user_id: number }) => {
  const file = new Blob([new Uint8Array(png)]);
  const { body } = await as(orang).form('POST', `/users/${orang.user_id}/upload-photo`, { file });
  return (body.data as { file_foto: string }).file_foto;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a photo that was replaced is gone from the store after a month, and the one in use stays', async () => {
  const siti = await given.anggota(await given.organisasi());
  const [first, second] = [await upload(siti), await upload(siti)];
  await sweepFotoTask.run(deps, inDays(29));
  expect([isKept(first), isKept(second)]).toEqual([true, true]);
  await sweepFotoTask.run(deps, inDays(31));
  expect([isKept(first), isKept(second)]).toEqual([false, true]);
  expect((await as(siti).get(`/users/${siti.user_id}/foto`)).status).toBe(200);
});

test('the photo of a presensi is gone after a year, wherever it is kept, and the presensi stays', async () => {
  const organisasi = await given.organisasi();
  const siti = await given.anggota(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/presensi`;
  const foto = new Blob([new Uint8Array(png)], { type: 'image/png' });
  const fields = { waktu_klien: new Date().toISOString(), is_luring: '0', is_lokasi_palsu: '0', foto };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const sent = await as(siti).form('POST', url, fields, headers);
  expect(sent.status).toBe(201);
  const { presensi_id } = (sent.body.data as { presensi: { presensi_id: number } }).presensi;
  const { foto: berkas_id } = await all
    .selectFrom('presensi')
    .select('foto')
    .where('presensi_id', '=', presensi_id)
    .executeTakeFirstOrThrow();
  const show = async () => (await operator.get(`${url}/${presensi_id}/foto`)).status;
  await sweepFotoTask.run(deps, inDays(364));
  expect([isKept(String(berkas_id)), await show()]).toEqual([true, 200]);
  await sweepFotoTask.run(deps, inDays(366));
  expect([isKept(String(berkas_id)), await show()]).toEqual([false, 404]);
  expect((await operator.get(url)).status).toBe(200);
});

test('the photo of one who has been a member nowhere for a year goes too', async () => {
  const organisasi = await given.organisasi();
  const [pergi, tinggal] = [await given.anggota(organisasi), await given.anggota(organisasi)];
  const [gone, stays] = [await upload(pergi), await upload(tinggal)];
  const tgl_selesai = new Date().toISOString().slice(0, 10);
  await all.updateTable('keanggotaan').set({ tgl_selesai }).where('user_id', '=', pergi.user_id).execute();
  await sweepFotoTask.run(deps, inDays(364));
  expect(isKept(gone)).toBe(true);
  await sweepFotoTask.run(deps, inDays(367));
  expect([isKept(gone), isKept(stays)]).toEqual([false, true]);
  const { file_foto } = await all
    .selectFrom('users')
    .select('file_foto')
    .where('user_id', '=', pergi.user_id)
    .executeTakeFirstOrThrow();
  expect(file_foto).toBeNull();
});

test('whatever column points at a file is asked for by name before a file goes that nothing points at', async () => {
  const { rows } = await sql<{ tabel: string; kolom: string }>`
    select k.conrelid::regclass::text as tabel, a.attname::text as kolom from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'berkas'::regclass`.execute(all);
  expect(rows.length).toBeGreaterThan(5);
  const query = readFileSync(new URL('./berkas-lepas.queries.ts', import.meta.url), 'utf8');
  const asked = ({ tabel, kolom }: (typeof rows)[number]) =>
    new RegExp(`not exists \\(select from ${tabel} [^)]*\\b${kolom}\\b`).test(query);
  expect(rows.filter((one) => !asked(one))).toEqual([]);
});
