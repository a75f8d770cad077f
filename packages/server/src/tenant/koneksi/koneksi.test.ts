import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { Koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { noteSuratGagal, noteSuratTerkirim } from '../../platform/mail/kontak-surat.queries.ts';
import { createHttpPenyedia } from '../../platform/pembayaran/http-penyedia.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, db, deps, given, as, all, clock } = await startTestServer();

/** A tenant with a linked madrasah, and an operator who subscribes to its calendar. */
async function kanwil() {
  const madrasah = await given.organisasi({ k_sumber_data: SUMBER_DATA.terhubung, nama: 'MTsN 1' });
  const { tenant_id, organisasi_id } = madrasah;
  await all
    .updateTable('pengaturan_organisasi')
    .set({ is_leave_management_simpatika: true })
    .where('organisasi_id', '=', organisasi_id)
    .execute();
  const operator = await given.orang('operator', madrasah);
  const admin = as(await given.orang('admin', madrasah));
  const url = `/tenant/${tenant_id}/daftar-koneksi`;
  const list = async (more = '') => ((await admin.get(`${url}${more}`)).body.data as { data: Koneksi[] }).data;
  const subscribe = async () => {
    const path = `/orgs/${organisasi_id}/cuti/kalender-langganan`;
    const { alamat } = (await as(operator).post(path, { isi: 'instansi' })).body.data as { alamat: string };
    return () => app.inject({ url: new URL(alamat).pathname });
  };
  const only = async (jenis: Koneksi['jenis']) => (await list(`?jenis=${jenis}`))[0];
  return { madrasah, operator, admin, url, list, subscribe, only };
}

test('a calendar waits until it is fetched, falls silent after a week, and shows neither address nor another tenant’s', async () => {
  const { madrasah, url, admin, subscribe, list, only } = await kanwil();
  await (await kanwil()).subscribe();
  const fetch = await subscribe();
  expect(await list('?jenis=kalender')).toMatchObject([
    { organisasi_id: madrasah.organisasi_id, organisasi: 'MTsN 1', keadaan: 'menunggu', kontak_pada: null },
  ]);
  expect((await fetch()).statusCode).toBe(200);
  const { keadaan, kontak_pada, saran } = (await only('kalender')) ?? {};
  expect({ keadaan, kontak_pada, saran }).toEqual({
    keadaan: 'tersambung',
    kontak_pada: clock.now.toISOString(),
    saran: null,
  });
  const before = clock.now;
  clock.now = new Date(before.getTime() + 8 * 86_400_000);
  expect(await only('kalender')).toMatchObject({ keadaan: 'diam', saran: expect.stringContaining('memasang ulang') });
  clock.now = before;
  expect(JSON.stringify((await admin.get(url)).body)).not.toMatch(/token|\.ics/);
});

test('the staff system shows each linked organisation, its last answer, and what went wrong since', async () => {
  const { madrasah, only, list } = await kanwil();
  expect(await only('simpatika')).toMatchObject({ nama: 'Simpatika · MTsN 1', keadaan: 'belum_diatur' });
  const { tenant_id, organisasi_id } = madrasah;
  const { user_id } = await given.anggota(madrasah);
  const row = { tenant_id, organisasi_id, user_id, bulan: '2026-10-01', dibekukan_pada: clock.now };
  await all
    .insertInto('kiriman_simpatika')
    .values({ ...row, status: 'ditolak', kode: 'x', pesan: 'NUPTK tidak terdaftar', pada: clock.now })
    .execute();
  expect(await only('simpatika')).toMatchObject({
    galat: 'NUPTK tidak terdaftar',
    galat_pada: clock.now.toISOString(),
  });
  expect((await list('?q=MTsN')).map(({ jenis }) => jenis)).toEqual(['simpatika']);
});

test('a reading of members counts as the staff system’s word, and one that was given up as its fault', async () => {
  const { madrasah, only } = await kanwil();
  const { tenant_id, organisasi_id } = madrasah;
  const job = { tenant_id, organisasi_id, jenis: 'sinkron-anggota', masukan: '{}' };
  const [satu, dua] = ['2026-11-20T01:00:00.000Z', '2026-11-20T01:30:00.000Z'];
  await all
    .insertInto('pekerjaan')
    .values([
      { ...job, status: 'selesai', selesai_pada: satu },
      { ...job, status: 'gagal', selesai_pada: dua, pesan: 'tidak menjawab' },
    ])
    .execute();
  expect(await only('simpatika')).toMatchObject({ kontak_pada: satu, galat: 'tidak menjawab', galat_pada: dua });
});

test('the payment provider stands there where there is one, with the account that it did not give', async () => {
  const { madrasah, list, admin } = await kanwil();
  expect(await list('?jenis=pembayaran')).toEqual([]);
  const { tenant_id, organisasi_id } = madrasah;
  const before = deps.penyedia;
  deps.penyedia = createHttpPenyedia({ url: 'http://127.0.0.1:9', kunci: 'x'.repeat(32), alamatKabar: 'http://x' });
  const selesai_pada = '2026-11-20T01:00:00.000Z';
  await all
    .insertInto('pekerjaan')
    .values({
      tenant_id,
      organisasi_id,
      jenis: 'minta-tagihan',
      masukan: '{}',
      status: 'gagal',
      pesan: 'x',
      selesai_pada,
    })
    .execute();
  expect(await list('?jenis=pembayaran')).toMatchObject([
    { nama: 'Penyedia pembayaran', keadaan: 'gagal', kontak_pada: null, galat: 'x', galat_pada: selesai_pada },
  ]);
  expect(JSON.stringify((await admin.get(`/tenant/${tenant_id}/daftar-koneksi`)).body)).not.toContain('127.0.0.1');
  deps.penyedia = before;
});

test('the mail server says when it took a mail last, and fails from a refusal to the next one that it takes', async () => {
  const { only, list } = await kanwil();
  expect(await only('surat')).toMatchObject({ nama: 'Server surat', organisasi_id: null, keadaan: 'menunggu' });
  const semua = { lingkup: 'semua' } as const;
  await inScope(db, semua, (trx) => noteSuratGagal(trx, 'jawaban server surat 451'));
  expect(await list('?keadaan=gagal')).toMatchObject([
    { jenis: 'surat', galat: 'jawaban server surat 451', saran: expect.stringContaining('dicoba lagi') },
  ]);
  await inScope(db, semua, noteSuratTerkirim);
  expect(await only('surat')).toMatchObject({ keadaan: 'tersambung', galat: 'jawaban server surat 451' });
});

test('the list is paged with the most urgent first, and comes as a workbook in its order', async () => {
  const { admin, url, subscribe, list } = await kanwil();
  await subscribe();
  const jenis = (await list('?sort=-jenis')).map((one) => one.jenis);
  expect(jenis).toEqual(['surat', 'simpatika', 'kalender']);
  expect((await list())[0]).toMatchObject({ keadaan: 'belum_diatur' });
  expect((await admin.get(`${url}?count=2&page=2`)).body.data).toMatchObject({ total: 3, from: 3, data: [{}] });
  const { sheets } = await readXlsx((await admin.get(`${url}/download?sort=-jenis`)).raw);
  expect(sheets[0]?.rows.map(([, kind]) => kind)).toEqual(['Jenis', 'Email', 'Simpatika', 'Kalender cuti']);
});

test('operators and strangers do not read it', async () => {
  const { operator, url } = await kanwil();
  expect((await as(operator).get(url)).status).toBe(403);
  const stranger = await given.orang('admin', await given.organisasi());
  expect((await as(stranger).get(url)).status).toBe(404);
});
