import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { clock, app } = server;
const office = leaveOffices(server);

const textOf = (raw: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().replace(/ +/g, ' ');

/** Ani's two opened years, three days taken of which one is given back, and two kinds of refusal. */
async function years() {
  const kantor = await office();
  const { operator, url, act } = kantor;
  const ani = await kantor.member('Ani Rahmawati');
  for (const tahun of [2025, 2026]) {
    clock.now = new Date(`${tahun}-01-05T02:00:00Z`);
    await operator.post(`${url}/cuti-saldo/buka-tahun`, { tahun });
  }
  clock.now = new Date('2026-11-20T02:00:00Z');
  const leave = await ani.asked('2026-11-24', '2026-11-26');
  await act(operator, leave.cuti_id, 'setuju');
  clock.now = new Date('2026-11-26T02:00:00Z');
  await act(operator, leave.cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  const refused = await ani.asked('2026-12-01');
  await act(operator, refused.cuti_id, 'tangguhkan', { keterangan: 'Ujian semester' });
  clock.now = new Date('2026-11-27T02:00:00Z');
  const book = (by: Caller, query: string) => by.get(`${url}/cuti-saldo/buku?${query}`);
  return { ...kantor, ani, book };
}

test('the book of a year tells every movement from the opening balance to the last, with dates and decisions', async () => {
  const { ani, book } = await years();
  const answer = await book(ani.self, 'tahun=2026');
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = textOf(answer.raw);
  expect(text).toContain('BUKU CUTI\n Tahun 2026');
  expect(text).toMatch(/01-01-2026 Saldo awal 12\n/);
  expect(text).toMatch(/Dipindahkan menjadi bawaan 2025 6 6\n/);
  expect(text).toMatch(/Bawaan, berlaku sampai 31-12-2026 2025 6 12\n/);
  expect(text).toMatch(/Hangus, lewat 31-12-2025 2025 6 6\n/);
  expect(text).toMatch(/Jatah tahun 2026 2026 12 18\n/);
  expect(text).toMatch(/20-11-2026 Cuti 24-11-2026 s\.d\. 26-11-2026, disetujui .* 20-11-2026\s+2025 3 15\n/);
  expect(text).toMatch(/26-11-2026 Pengembalian 26-11-2026, dibatalkan .* 26-11-2026/);
  expect(text).toContain('(Dipanggil kembali)');
  expect(text).toMatch(/Saldo akhir 19 15 16\n/);
  expect(text).toMatch(/Cuti Tahunan 01-12-2026 1 ditangguhkan .*\(Ujian semester\)/);
  expect(await ani.sisa()).toBe(16);
});

test('the first year begins with nothing, and a year without leave says so', async () => {
  const { ani, book } = await years();
  const first = textOf((await book(ani.self, 'tahun=2025')).raw);
  expect(first).toMatch(/Saldo awal 0\n/);
  expect(first).toMatch(/Saldo akhir 12 0 12\n/);
  expect(first).toMatch(/Tidak ada/);
});

test('the code under the book leads to what it must say', async () => {
  const { ani, book } = await years();
  const [link = ''] = /\/verifikasi\/[0-9a-f-]{36}/.exec(textOf((await book(ani.self, 'tahun=2026')).raw)) ?? [];
  const { body } = await app.inject({ url: link });
  expect(body).toContain('Ani Rahmawati');
  expect(body).toContain('<dt>Saldo akhir Cuti Tahunan</dt><dd>16 hari</dd>');
});

test('an operator prints a member’s book; colleagues and other organisations cannot, nor an operator without the name', async () => {
  const { ani, operator, organisasi, member, book } = await years();
  const query = `tahun=2026&user_id=${ani.user_id}`;
  expect((await book(operator, query)).status).toBe(200);
  expect((await book((await member('Budi')).self, query)).status).toBe(404);
  expect((await book((await office()).operator, query)).status).toBe(404);
  await server.given.izin(organisasi.tenant_id, 'operator', 'cuti-saldo.index', false);
  expect((await book(operator, query)).status).toBe(403);
});

test('the books of everyone, or of one group, are made in the background, each member from a page of his own', async () => {
  const { organisasi, operator, url, member, ani } = await years();
  await member('Budi Santoso');
  const grup = await operator.post(`${url}/groups`, { nama: 'Guru' });
  const { group_id } = grup.body.data as { group_id: number };
  const { tenant_id, organisasi_id } = organisasi;
  await server.all
    .insertInto('anggota_grup')
    .values({ tenant_id, organisasi_id, user_id: ani.user_id, group_id, tgl_mulai: '2026-01-01' })
    .execute();
  const made = async (isi: object) => {
    const asked = await operator.post(`${url}/cuti-saldo/buku`, { tahun: 2026, ...isi });
    expect(asked).toMatchObject({ status: 201, body: { message: 'Buku cuti sedang dibuat' } });
    const { laporan_id }: Laporan = asked.body.data;
    for (;;) {
      const listed: Laporan[] = (await operator.get(`${url}/laporan-terakhir?jenis=buku-cuti`)).body.data;
      const row = listed.find((one) => one.laporan_id === laporan_id);
      if (row?.status === 'gagal') throw new Error(row.pesan ?? '');
      if (row?.status === 'selesai') {
        const { raw } = await operator.get(`${url}/laporan/${laporan_id}/unduh`);
        return { row, pages: textOf(raw).split('\f').slice(0, -1) };
      }
      await sleep(30);
    }
  };
  const semua = await made({});
  expect(semua.row).toMatchObject({ nama: 'Buku Cuti 2026', selesai: 3, total: 3 });
  for (const nama of ['Ani Rahmawati', 'Budi Santoso']) {
    const own = semua.pages.filter((page) => page.includes(`Nama ${nama}`));
    expect(own, nama).toHaveLength(1);
    expect(own[0]).toContain('BUKU CUTI\n Tahun 2026');
  }
  const guru = await made({ group_id });
  expect(guru.row).toMatchObject({ nama: 'Buku Cuti 2026, Guru', total: 1 });
  expect(guru.pages.join('')).toContain('Ani Rahmawati');
  expect(guru.pages.join('')).not.toContain('Budi Santoso');

  expect((await ani.self.post(`${url}/cuti-saldo/buku`, { tahun: 2026 })).status).toBe(403);
  expect((await operator.post(`${url}/cuti-saldo/buku`, { tahun: 2001 })).status).toBe(422);
  const other = await office();
  const foreign = await other.operator.post(`${other.url}/cuti-saldo/buku`, { tahun: 2026, group_id });
  expect(foreign.status).toBe(422);
  await server.given.izin(tenant_id, 'operator', 'cuti-saldo.index', false);
  expect((await operator.get(`${url}/laporan-terakhir`)).body.data).toEqual([]);
  expect((await operator.get(`${url}/laporan/${semua.row.laporan_id}/unduh`)).status).toBe(404);
});
