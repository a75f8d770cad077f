import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deleteExpiredTask } from '../../app/delete-expired-task.ts';
import { sweepLaporanTask } from './sweep-laporan-task.ts';

const server = await startTestServer();
const { given, as, all, app, clock, deps } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T15:00:00Z');

async function office(tenant_id?: number) {
  const organisasi = await kantor(tenant_id === undefined ? {} : { tenant_id });
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini' });
  await scan(siti, '2026-11-16', '06:55', '14:05');
  const operator = as(await given.orang('operator', organisasi));
  await tutup(organisasi);
  return { organisasi, siti, operator, url: `/orgs/${organisasi.organisasi_id}` };
}

/** The report as it is once its work has ended. */
async function ended(caller: Caller, url: string, laporan_id: string) {
  for (;;) {
    const listed: Laporan[] = (await caller.get(`${url}/laporan-terakhir`)).body.data;
    const row = listed.find((one) => one.laporan_id === laporan_id);
    if (row?.status === 'selesai' || row?.status === 'gagal') return row;
    await sleep(30);
  }
}

test('a report is made in the background, listed with its progress, and downloaded', async () => {
  const { operator, url } = await office();
  const asked = await operator.post(`${url}/laporan`, { jenis: 'rekap', format: 'xlsx', bulan: '2026-11' });
  expect(asked).toMatchObject({ status: 201, body: { data: { nama: 'Rekap Kehadiran, November 2026' } } });
  const { laporan_id }: Laporan = asked.body.data;
  const done = await ended(operator, url, laporan_id);
  expect(done).toMatchObject({ status: 'selesai', pesan: null, jenis: 'rekap', format: 'xlsx' });

  const file = await operator.get(`${url}/laporan/${laporan_id}/unduh`);
  expect(file.raw.length).toBe(done.ukuran);
  const { sheets } = await readXlsx(file.raw);
  expect(sheets[0]?.rows.map((row) => row[1])).toContain('Siti Nuraini');
});

test.each([
  ['laporan', { jenis: 'detail', format: 'pdf' }],
  ['laporan', { jenis: 'persentase', format: 'pdf' }],
  ['laporan', { jenis: 'emis', format: 'xlsx' }],
  ['laporan', { jenis: 'emis', format: 'pdf' }],
  ['rekap/ketidakhadiran/generate', { format: 'pdf' }],
])('%s makes %j', async (path, isi) => {
  const { operator, url } = await office();
  const { laporan_id }: Laporan = (await operator.post(`${url}/${path}`, isi)).body.data;
  expect(await ended(operator, url, laporan_id)).toMatchObject({ status: 'selesai', format: isi.format });
  const { raw } = await operator.get(`${url}/laporan/${laporan_id}/unduh`);
  expect(raw.subarray(0, 2).toString()).toBe(isi.format === 'pdf' ? '%P' : 'PK');
});

test('what fits no page is refused when it is asked for', async () => {
  const { operator, url } = await office();
  const isi = { jenis: 'detail', format: 'pdf', from: '2026-01-01', to: '2026-11-20' };
  const answer = await operator.post(`${url}/laporan`, isi);
  expect(answer).toMatchObject({ status: 422, body: { errors: { format: [expect.stringContaining('XLSX')] } } });
});

test('what is still being made cannot be downloaded yet', async () => {
  const { organisasi, operator, url } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  const masukan = JSON.stringify({ jenis: 'rekap', nama: 'Rekap', format: 'xlsx' });
  const { pekerjaan_id } = await all
    .insertInto('pekerjaan')
    .values({ tenant_id, organisasi_id, jenis: 'laporan', masukan })
    .returning('pekerjaan_id')
    .executeTakeFirstOrThrow();
  expect(await operator.get(`${url}/laporan/${pekerjaan_id}/unduh`)).toMatchObject({
    status: 433,
    body: { error: 'laporan.not_ready' },
  });
});

test('another organisation neither lists nor downloads it', async () => {
  const here = await office();
  const there = await office(here.organisasi.tenant_id);
  const { laporan_id }: Laporan = (await here.operator.post(`${here.url}/laporan`, {})).body.data;
  await ended(here.operator, here.url, laporan_id);
  expect((await there.operator.get(`${there.url}/laporan-terakhir`)).body.data).toEqual([]);
  expect((await there.operator.get(`${there.url}/laporan/${laporan_id}/unduh`)).status).toBe(404);
});

test('a tenant sees all its organisations in one recap and no other tenant’s', async () => {
  const first = await office();
  const { tenant_id } = first.organisasi;
  await office(tenant_id);
  await office();
  const admin = as(await given.orang('admin', first.organisasi));
  const { body } = await admin.get(`/tenant/${tenant_id}/rekap?bulan=2026-11`);
  expect(body.data).toMatchObject({
    total: 2,
    ringkasan: { hadir: 2, absen: 18, anggota: 4, persentase: 10 },
    data: [{ anggota: 2, hadir: 1, persentase: 10 }, { persentase: 10 }],
  });
});

test('a tenant’s recap runs over a period of its own, not over one that is an organisation’s', async () => {
  const { organisasi } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  const admin = as(await given.orang('admin', organisasi));
  const isi = { nama: 'Pekan ketiga', tgl_mulai: '2026-11-16', tgl_selesai: '2026-11-17' };
  const made = async (url: string) =>
    ((await admin.post(`${url}/periode`, isi)).body.data as { periode_laporan_id: number }).periode_laporan_id;
  const url = `/tenant/${tenant_id}`;
  const { body } = await admin.get(`${url}/rekap?periode_laporan_id=${await made(url)}`);
  expect(body.data).toMatchObject({ rentang: { sebutan: 'Pekan ketiga', tgl_awal: '2026-11-16' } });
  const foreign = await made(`/orgs/${organisasi_id}`);
  expect((await admin.get(`${url}/rekap?periode_laporan_id=${foreign}`)).status).toBe(404);
});

test.each(['organisasi', 'anggota'])('a tenant’s report by %s holds every organisation', async (jenis) => {
  const first = await office();
  const { tenant_id } = first.organisasi;
  const second = await office(tenant_id);
  const admin = as(await given.orang('admin', first.organisasi));
  const url = `/tenant/${tenant_id}`;
  const { laporan_id }: Laporan = (await admin.post(`${url}/laporan`, { jenis, bulan: '2026-11' })).body.data;
  expect(await ended(admin, url, laporan_id)).toMatchObject({ status: 'selesai' });
  const { sheets } = await readXlsx((await admin.get(`${url}/laporan/${laporan_id}/unduh`)).raw);
  const kode = sheets[0]?.rows.map((row) => row[0]) ?? [];
  expect(kode.at(-1)).toBe('Jumlah');
  expect(kode[2]).toContain('November 2026');
  const times = jenis === 'anggota' ? 2 : 1;
  for (const { kode_organisasi } of [first.organisasi, second.organisasi]) {
    expect(kode.filter((one) => one === kode_organisasi)).toHaveLength(times);
  }
});

test('a tenant prints its recap by organisation, on its own letterhead and with a code that says what it is', async () => {
  const first = await office();
  const { tenant_id } = first.organisasi;
  const second = await office(tenant_id);
  const elsewhere = await office();
  await all.updateTable('tenant').set({ nama: 'Kanwil Sukamaju' }).where('tenant_id', '=', tenant_id).execute();
  const admin = as(await given.orang('admin', first.organisasi));
  const url = `/tenant/${tenant_id}`;
  const isi = { jenis: 'organisasi', format: 'pdf', bulan: '2026-11' };
  const { laporan_id }: Laporan = (await admin.post(`${url}/laporan`, isi)).body.data;
  expect(await ended(admin, url, laporan_id)).toMatchObject({ status: 'selesai', format: 'pdf' });
  const file = await admin.get(`${url}/laporan/${laporan_id}/unduh`);
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: file.raw }).toString();
  expect(text).toContain('KANWIL SUKAMAJU');
  expect(text).toContain('2 instansi, 4 anggota, kehadiran 10%');
  for (const { kode_organisasi } of [first.organisasi, second.organisasi]) expect(text).toContain(kode_organisasi);
  expect(text).not.toContain(elsewhere.organisasi.kode_organisasi);

  const code = /verifikasi\/([0-9a-f-]{36})/.exec(text.replaceAll(/\s/g, ''))?.[1] ?? '';
  expect((await app.inject(`/verifikasi/${code}`)).body).toContain('Kanwil Sukamaju');
  const members = await admin.post(`${url}/laporan`, { ...isi, jenis: 'anggota' });
  expect(members).toMatchObject({ status: 422, body: { errors: { format: [expect.stringContaining('XLSX')] } } });
});

test('a report’s file goes after 90 days; the report stays listed, says so, and can be made again', async () => {
  const { operator, url } = await office();
  const make = async () => {
    const { laporan_id }: Laporan = (await operator.post(`${url}/laporan`, { jenis: 'rekap' })).body.data;
    return ended(operator, url, laporan_id);
  };
  const [old, young] = [await make(), await make()];
  const { hasil } = await all
    .selectFrom('pekerjaan')
    .select('hasil')
    .where('pekerjaan_id', '=', old.laporan_id)
    .executeTakeFirstOrThrow();
  const { berkas_id } = hasil as { berkas_id: string };
  await all
    .updateTable('berkas')
    .set({ dibuat_pada: '2026-08-01T00:00:00Z' })
    .where('berkas_id', '=', berkas_id)
    .execute();

  for (const _ of ['once', 'again']) await sweepLaporanTask.run(deps, clock.now);
  await deleteExpiredTask.run(deps, clock.now);
  const listed: Laporan[] = (await operator.get(`${url}/laporan-terakhir`)).body.data;
  expect(listed.map((one) => [one.laporan_id, one.berkas_dihapus_pada])).toEqual([
    [young.laporan_id, null],
    [old.laporan_id, '2026-11-20T15:00:00.000Z'],
  ]);
  expect(await operator.get(`${url}/laporan/${old.laporan_id}/unduh`)).toMatchObject({
    status: 433,
    body: { error: 'laporan.expired' },
  });
  expect((await operator.get(`${url}/laporan/${young.laporan_id}/unduh`)).status).toBe(200);
});

test('a tenant’s recap says on paper, in its sheets and behind its code that it is not final, until every month in it is frozen', async () => {
  const { organisasi } = await office();
  const { tenant_id } = organisasi;
  const second = await office(tenant_id);
  const admin = as(await given.orang('admin', organisasi));
  const url = `/tenant/${tenant_id}`;
  const file = async (isi: object) => {
    const { laporan_id }: Laporan = (await admin.post(`${url}/laporan`, { bulan: '2026-11', ...isi })).body.data;
    expect(await ended(admin, url, laporan_id)).toMatchObject({ status: 'selesai' });
    return (await admin.get(`${url}/laporan/${laporan_id}/unduh`)).raw;
  };
  const sementara = async () => {
    const raw = await file({ jenis: 'organisasi', format: 'pdf' });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString();
    const code = /verifikasi\/([0-9a-f-]{36})/.exec(text.replaceAll(/\s/g, ''))?.[1] ?? '';
    const sheets = await Promise.all(
      ['organisasi', 'anggota'].map(async (jenis) => {
        const book = await readXlsx(await file({ jenis, format: 'xlsx' }));
        return (book.sheets[0]?.rows ?? []).map((row) => String(row[0])).join('\n');
      }),
    );
    const told = [text, (await app.inject(`/verifikasi/${code}`)).body, ...sheets];
    return told.map((one) => one.includes('SEMENTARA, masih dapat berubah'));
  };
  const freeze = (organisasi_id: number) =>
    all.updateTable('kehadiran').set({ dibekukan: true }).where('organisasi_id', '=', organisasi_id).execute();
  expect(await sementara()).toEqual([true, true, true, true]);
  await freeze(organisasi.organisasi_id);
  expect(await sementara()).toEqual([true, true, true, true]);
  await freeze(second.organisasi.organisasi_id);
  expect(await sementara()).toEqual([false, false, false, false]);
});
