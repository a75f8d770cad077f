import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { ISI_DATA_SAYA } from './isi-data-saya.ts';
import { SALINAN_TABEL } from './salinan-tabel.generated.ts';
import { sweepDataSayaTask } from './sweep-data-saya-task.ts';

const server = await startTestServer();
const { given, as, all, clock, deps } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T15:00:00Z');

async function ended(caller: Caller): Promise<DataSaya> {
  for (;;) {
    const { data } = (await caller.get('/data-saya')).body as { data: DataSaya };
    if (data.status === 'selesai' || data.status === 'gagal') return data;
    await sleep(30);
  }
}

async function copyOf(caller: Caller) {
  expect((await caller.post('/data-saya', {})).status).toBe(201);
  expect(await ended(caller)).toMatchObject({ status: 'selesai', pesan: null });
  const { raw } = await caller.get('/data-saya/unduh');
  const files = unzipSync(raw);
  const json = files['data-saya.json'];
  if (!json) throw new Error('data-saya.json is missing');
  return {
    files,
    text: strFromU8(json),
    data: JSON.parse(strFromU8(json)) as Record<string, Record<string, unknown>[]>,
  };
}

/** Every table that names a person, with its columns. */
const NAMING = sql<{ tabel: string; kolom: string[] }>`
  select c.relname as tabel, array_agg(distinct a.attname::text) as kolom
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and (
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
      and k.confrelid in ('users'::regclass, 'anggota'::regclass, 'presensi'::regclass, 'cuti'::regclass, 'cuti_lot'::regclass,
        'kuesioner_respons'::regclass))
    or exists (select from pg_attribute n where n.attrelid = c.oid and n.attname ~ '^user_ids?|_oleh$|^oleh$')
    or c.relname = 'users')
  group by c.relname order by 1`;

test('every table that names a person is in his copy with every column, or it is said why not', async () => {
  const { rows } = await NAMING.execute(all);
  const considered = SALINAN_TABEL.flatMap((one) => Object.keys(one));
  expect(considered.toSorted()).toEqual([...new Set(considered)].toSorted());
  expect(rows.map(({ tabel }) => tabel).filter((tabel) => !considered.includes(tabel))).toEqual([]);
  const existing = new Map(rows.map(({ tabel, kolom }) => [tabel, kolom]));
  for (const [tabel, { kolom, tanpa = [], buka }] of Object.entries(ISI_DATA_SAYA)) {
    const mentioned = [...Object.keys(kolom), ...tanpa, ...(buka?.kolom ?? []), 'tenant_id'].toSorted();
    expect(mentioned, tabel).toEqual((existing.get(tabel) ?? []).toSorted());
  }
});

test('his copy holds his rows with his photo, and nothing of anybody else', async () => {
  const organisasi = await kantor();
  const foto = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini', nip: '198703222010012003' });
  const budi = await given.anggota(organisasi, { nama: 'Budi Lain', nip: '197001012000011001' });
  await scan(siti, '2026-11-16', '06:55', '14:05');
  await scan(budi, '2026-11-16', '07:11', '14:09');
  await tutup(organisasi);
  const uploaded = await as(siti).form('POST', `/users/${siti.user_id}/upload-photo`, {
    file: new Blob([foto], { type: 'image/jpeg' }),
  });
  expect(uploaded.status).toBe(200);

  const { files, text, data } = await copyOf(as(siti));
  expect(data['users']).toMatchObject([{ nama: 'Siti Nuraini' }]);
  expect(data['anggota']).toMatchObject([{ nip: '198703222010012003' }]);
  expect(data['presensi']).toHaveLength(2);
  expect(text).not.toContain('Budi Lain');
  expect(text).not.toContain('197001012000011001');
  expect(text).not.toMatch(/password_hash|token_hash|rahasia/);

  const sheets = (await readXlsx(files['Data Saya.xlsx'] ?? new Uint8Array())).sheets;
  const sheet = (nama: string) => sheets.find(({ name }) => name === nama)?.rows;
  expect(sheet('Akun')?.[1]?.[0]).toBe('Siti Nuraini');
  expect(sheet('Keanggotaan instansi')?.[1]?.slice(0, 3)).toEqual([organisasi.nama, 'User', 'Aktif']);
  expect(sheet('Presensi')?.[1]?.[2]).toMatch(/^16-11-2026 \d\d:\d\d:\d\d WIB$/);
  const [judul = [], hari = []] = sheet('Kehadiran') ?? [];
  const kolom = (nama: string) => hari[judul.indexOf(nama)];
  expect([kolom('Tanggal'), kolom('Masuk'), kolom('Pulang'), kolom('Kategori')]).toEqual([
    '16-11-2026',
    '06:55:00',
    '14:05:00',
    null,
  ]);
  expect(kolom('Penjelasan')).toMatch(/dipakai sebagai datang\..* Hari ini dihitung hadir\.$/);
  expect(sheets.flatMap(({ rows }) => rows.flat()).filter((sel) => /^[[{]/.test(String(sel)))).toEqual([]);
  const [gambar] = Object.keys(files).filter((name) => name.startsWith('foto-anggota/'));
  expect((await sharp(files[gambar ?? '']).metadata()).format).toBe('webp');
});

test('his copy holds the attributes that are shown to him, by their names, and none that is kept from him', async () => {
  const organisasi = await kantor();
  const url = `/orgs/${organisasi.organisasi_id}`;
  const operator = as(await given.orang('operator', organisasi));
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini' });
  const isi: Record<string, string> = {};
  for (const [nama, nilai, is_dilihat_anggota] of [
    ['Golongan darah', 'AB', true],
    ['Sertifikasi', '1', true],
    ['Catatan', 'Rahasia operator', false],
  ] as const) {
    const tipe = nama === 'Sertifikasi' ? 'ya_tidak' : 'teks';
    const { body } = await operator.post(`${url}/atribut`, { nama, tipe, is_dilihat_anggota });
    isi[(body.data as { atribut_id: number }).atribut_id] = nilai;
  }
  expect((await operator.put(`${url}/users/${siti.user_id}`, { atribut: isi })).status).toBe(200);

  const { files, text } = await copyOf(as(siti));
  expect(text).not.toContain('Rahasia operator');
  const { sheets } = await readXlsx(files['Data Saya.xlsx'] ?? new Uint8Array());
  expect(sheets.find(({ name }) => name === 'Atribut')?.rows.slice(1)).toEqual([
    [organisasi.nama, 'Golongan darah', 'Teks', 'AB'],
    [organisasi.nama, 'Sertifikasi', 'Ya atau tidak', 'Ya'],
  ]);
});

test('asked for twice it is made once; others do not reach it; who is above the tenants has none', async () => {
  const organisasi = await kantor();
  const siti = as(await given.anggota(organisasi));
  // The work needs this table, the asking does not: it cannot end between the first call and the second.
  await all.transaction().execute(async (trx) => {
    await sql`lock table kalender_saya in access exclusive mode`.execute(trx);
    await Promise.all([siti.post('/data-saya', {}), siti.post('/data-saya', {})]);
  });
  await ended(siti);
  const count = await all
    .selectFrom('pekerjaan')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('tenant_id', '=', organisasi.tenant_id)
    .where('jenis', '=', 'data-saya')
    .executeTakeFirstOrThrow();
  expect(count.n).toBe(1);

  const admin = as(await given.orang('admin', organisasi));
  expect((await admin.get('/data-saya')).body.data).toBeNull();
  expect((await admin.get('/data-saya/unduh')).status).toBe(404);
  const superAdmin = as(await given.orang('super_admin', organisasi));
  expect((await superAdmin.post('/data-saya', {})).status).toBe(404);
});

test('who is no member any more still gets his copy', async () => {
  const organisasi = await kantor();
  const lama = await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif, tgl_selesai: '2026-01-31' });
  const { data } = await copyOf(as(lama));
  expect(data['keanggotaan']).toMatchObject([{ tgl_selesai: '2026-01-31' }]);
});

test('after seven days the file is gone, and the answer says so', async () => {
  const organisasi = await kantor();
  const siti = as(await given.anggota(organisasi));
  await copyOf(siti);
  const later = new Date(Date.now() + 8 * 86_400_000);
  await sweepDataSayaTask.run(deps, later);
  expect(await siti.get('/data-saya/unduh')).toMatchObject({ status: 433, body: { error: 'data_saya.expired' } });
});
