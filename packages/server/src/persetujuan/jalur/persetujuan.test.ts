import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, clock, surat, all } = server;
const office = leaveOffices(server);

/** An office whose chain is: the head of the group, then a named person with a stand-in. */
async function chained(more: { eskalasi_hari?: number } = {}) {
  const kantor = await office();
  const { organisasi, operator, url, member } = kantor;
  const [kepala, kasubag, wakil, ani] = [
    await member('Kepala'),
    await member('Kasubag'),
    await member('Wakil'),
    await member('Ani'),
  ];
  await ani.grant(12);
  const { body } = await operator.post(`${url}/groups`, { nama: 'Guru' });
  const { group_id } = body.data as { group_id: number };
  const { tenant_id, organisasi_id } = organisasi;
  for (const { user_id } of [kepala, ani]) {
    await all
      .insertInto('anggota_grup')
      .values({ tenant_id, organisasi_id, user_id, group_id, tgl_mulai: '2020-01-01' })
      .execute();
  }
  await all.updateTable('grup').set({ kepala_user_id: kepala.user_id }).where('group_id', '=', group_id).execute();
  const jalur = {
    nama: 'Cuti guru',
    untuk: 'cuti',
    jenjang: [
      { jenis: 'kepala_grup', ...more },
      { jenis: 'orang', user_id: kasubag.user_id, pengganti_user_id: wakil.user_id },
    ],
  };
  const made = await operator.post(`${url}/persetujuan`, jalur);
  const { persetujuan_id } = made.body.data as { persetujuan_id: number };
  return { ...kantor, kepala, kasubag, wakil, ani, jalur, persetujuan_id };
}

test('a request goes through its levels in order; the asker sees the route from the start', async () => {
  const { ani, kepala, kasubag, operator, url, act } = await chained();
  const asked = await ani.asked('2026-11-25');
  expect(asked).toMatchObject({
    persetujuan: {
      jenjang: [{ jenis: 'kepala_grup' }, { jenis: 'orang', nama: 'Kasubag', nama_pengganti: 'Wakil' }],
      urutan: 0,
      penyetuju: [{ nama: 'Kepala' }],
      sebab: 'jenjang',
      is_giliran_saya: false,
      putusan: [],
    },
  });
  const { cuti_id } = asked;
  const seen = await kepala.self.get(`${url}/cuti/${cuti_id}`);
  expect(seen.body.data).toMatchObject({ persetujuan: { is_giliran_saya: true } });
  expect((await act(kasubag.self, cuti_id, 'setuju')).status).toBe(404);
  expect(await act(operator, cuti_id, 'setuju')).toMatchObject({
    status: 433,
    body: { message: 'Ajuan ini menunggu keputusan Kepala, bukan keputusan Anda' },
  });
  expect((await act(kepala.self, cuti_id, 'setuju')).body.data).toMatchObject({
    status: STATUS_RECORD.tidak_aktif,
    persetujuan: { penyetuju: [{ nama: 'Kasubag' }] },
  });
  expect((await act(ani.self, cuti_id, 'tarik')).body.message).toBe(
    'Ajuan ini sudah diputuskan oleh Kepala, jadi tidak dapat ditarik',
  );
  expect((await act(kasubag.self, cuti_id, 'setuju')).body.data).toMatchObject({
    status: STATUS_RECORD.menunggu,
    persetujuan: {
      putusan: [
        { nama: 'Kepala', urutan: 0 },
        { nama: 'Kasubag', urutan: 1 },
      ],
    },
    riwayat: [{ tindakan: 'diajukan' }],
  });
});

test('the queue of each approver holds what waits for him alone, and what he decided', async () => {
  const { ani, kepala, kasubag, url, act } = await chained();
  const { cuti_id } = await ani.asked('2026-11-25');
  const waiting = async (by: typeof ani) => (await by.self.get(`${url}/cuti/belum-setuju`)).body.data;
  expect(await waiting(kepala)).toMatchObject({ data: [{ cuti_id }] });
  expect(await waiting(kasubag)).toMatchObject({ total: 0 });
  await act(kepala.self, cuti_id, 'setuju');
  expect(await waiting(kepala)).toMatchObject({ total: 0 });
  expect(await waiting(kasubag)).toMatchObject({ data: [{ cuti_id }] });
  expect((await kepala.self.get(`${url}/cuti/daftar-setuju`)).body.data).toMatchObject({ data: [{ cuti_id }] });
});

test('any level may refuse for good', async () => {
  const { ani, kepala, act } = await chained();
  const { cuti_id } = await ani.asked('2026-11-25');
  const refused = await act(kepala.self, cuti_id, 'tangguhkan', { keterangan: 'Setelah ujian' });
  expect(refused.body.data).toMatchObject({ status: STATUS_RECORD.ditolak, keputusan: 'ditangguhkan' });
  expect(await ani.sisa()).toBe(12);
});

test('who stands in two levels in a row decides once for both, and the leave form bears both his decisions', async () => {
  const { ani, kepala, kasubag, operator, url, act, jalur, persetujuan_id } = await chained();
  const both = [{ jenis: 'kepala_grup' }, { jenis: 'orang', user_id: kepala.user_id }];
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, { ...jalur, jenjang: both });
  const asked = await ani.asked('2026-11-25');
  expect(asked).toMatchObject({ persetujuan: { penyetuju: [{ nama: 'Kepala', jumlah_jenjang: 2 }] } });
  const decided = await act(kepala.self, asked.cuti_id, 'setuju');
  expect(decided.body.data).toMatchObject({
    status: STATUS_RECORD.menunggu,
    persetujuan: { putusan: [{ nama: 'Kepala', urutan: 0, jumlah_jenjang: 2 }] },
  });
  const formulir = async (cuti_id: number) => {
    const { raw } = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString();
    const [, atasan = '', pejabat = ''] = /VII\. PERTIMBANGAN([^]*)VIII\. KEPUTUSAN([^]*)/.exec(text) ?? [];
    return { atasan, pejabat };
  };
  const { atasan, pejabat } = await formulir(asked.cuti_id);
  for (const part of [atasan, pejabat]) expect(part).toMatch(/DISETUJUI\s+✓[^]*20 November 2026[^]*Kepala\n/);

  await operator.put(`${url}/persetujuan/${persetujuan_id}`, jalur);
  const next = await ani.asked('2026-11-26');
  await act(kepala.self, next.cuti_id, 'setuju');
  const waiting = await formulir(next.cuti_id);
  expect(waiting.atasan).toMatch(/DISETUJUI\s+✓[^]*Kepala/);
  expect(waiting.pejabat).toContain('Belum diputuskan');
  await act(kasubag.self, next.cuti_id, 'setuju');
  expect((await formulir(next.cuti_id)).pejabat).toMatch(/DISETUJUI\s+✓[^]*Kasubag/);
});

test('while the named one is on leave his stand-in decides', async () => {
  const { ani, kepala, kasubag, wakil, operator, act } = await chained();
  await kasubag.grant(12);
  const away = await kasubag.asked('2026-11-20');
  await act(operator, away.cuti_id, 'setuju');
  // The head of a group that the kasubag is not in: his own request fell to the operators, and then to his stand-in.
  await act(wakil.self, away.cuti_id, 'setuju');
  const { cuti_id } = await ani.asked('2026-11-25');
  await act(kepala.self, cuti_id, 'setuju');
  expect((await act(wakil.self, cuti_id, 'setuju')).body.data).toMatchObject({ status: STATUS_RECORD.menunggu });
});

test('a level that waits too long may be decided by the next, which then has decided too', async () => {
  const { ani, kasubag, act } = await chained({ eskalasi_hari: 3 });
  const { cuti_id } = await ani.asked('2026-12-10');
  expect((await act(kasubag.self, cuti_id, 'setuju')).status).toBe(404);
  clock.now = new Date('2026-11-23T02:00:00Z');
  expect((await act(kasubag.self, cuti_id, 'setuju')).body.data).toMatchObject({ status: STATUS_RECORD.menunggu });
  clock.now = new Date('2026-11-20T02:00:00Z');
});

test('an approver who left, or was moved, strands nothing: operators decide in his place', async () => {
  const { ani, kepala, kasubag, operator, organisasi, act } = await chained();
  const { cuti_id } = await ani.asked('2026-11-25');
  const leave = (user_id: number) =>
    all
      .updateTable('anggota')
      .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', user_id)
      .execute();
  await leave(kepala.user_id);
  await leave(kasubag.user_id);
  expect((await act(operator, cuti_id, 'setuju')).body.data).toMatchObject({
    status: STATUS_RECORD.tidak_aktif,
    persetujuan: { penyetuju: [{ nama: 'Wakil' }] },
  });
});

test('requests on which nobody decided follow a changed chain; those under way keep theirs', async () => {
  const { ani, kepala, kasubag, operator, url, act, jalur, persetujuan_id } = await chained();
  const [first, second] = [await ani.asked('2026-11-25'), await ani.asked('2026-11-26')];
  await act(kepala.self, first.cuti_id, 'setuju');
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, {
    ...jalur,
    jenjang: [{ jenis: 'peran', peran: 'operator' }],
  });
  expect((await act(operator, second.cuti_id, 'setuju')).body.data).toMatchObject({ status: STATUS_RECORD.menunggu });
  expect((await act(operator, first.cuti_id, 'setuju')).status).toBe(433);
  expect((await act(kasubag.self, first.cuti_id, 'setuju')).body.data).toMatchObject({
    status: STATUS_RECORD.menunggu,
  });
  expect((await operator.delete(`${url}/persetujuan/${persetujuan_id}`)).status).toBe(200);
});

test('who changes a chain does not move what is his own and waits: it keeps the way that it was sent on', async () => {
  const { operator, operator_id, url, member, cuti_kategori_id, organisasi, act } = await office();
  const admin = as(await given.orang('admin', organisasi));
  const [teman, ani] = [await member('Teman'), await member('Ani')];
  const isi = { user_id: operator_id, cuti_kategori_id, tahun: 2026, jumlah: 3, keterangan: 'Awal' };
  await admin.post(`${url}/cuti-saldo`, isi);
  await ani.grant(12);
  const hari = { cuti_kategori_id, tgl_awal: '2026-11-25', tgl_akhir: '2026-11-25', keterangan: 'Acara keluarga' };
  const { cuti_id } = (await operator.post(`${url}/cuti`, hari)).body.data as { cuti_id: number };
  const milikAni = await ani.asked('2026-11-25');
  const jenjang = [{ jenis: 'orang', user_id: teman.user_id }];
  const made = await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  expect(made.status).toBe(201);
  expect((await act(teman.self, milikAni.cuti_id, 'setuju')).status).toBe(200);
  expect((await act(teman.self, cuti_id, 'setuju')).status).toBeGreaterThanOrEqual(400);
  const { persetujuan_id } = made.body.data as { persetujuan_id: number };
  expect((await operator.delete(`${url}/persetujuan/${persetujuan_id}`)).status).toBe(200);
  expect((await act(admin, cuti_id, 'setuju')).status).toBe(200);
});

test('nobody decides his own request, operators included', async () => {
  const { operator, operator_id, url, cuti_kategori_id, organisasi, act } = await office();
  const admin = as(await given.orang('admin', organisasi));
  await admin.post(`${url}/cuti-saldo`, {
    user_id: operator_id,
    cuti_kategori_id,
    tahun: 2026,
    jumlah: 3,
    keterangan: 'Awal',
  });
  const form = {
    cuti_kategori_id: String(cuti_kategori_id),
    tgl_awal: '2026-11-25',
    tgl_akhir: '2026-11-25',
    keterangan: 'x',
  };
  const { cuti_id } = (await operator.form('POST', `${url}/cuti`, form)).body.data as { cuti_id: number };
  expect((await act(operator, cuti_id, 'setuju')).body.message).toBe('Ajuan sendiri diputuskan oleh orang lain');
  expect((await act(admin, cuti_id, 'setuju')).body.data).toMatchObject({ status: STATUS_RECORD.menunggu });
});

test('whose turn it is gets a mail, and the member one about the outcome', async () => {
  const { ani, kepala, operator_id, act } = await chained();
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-11-25');
  expect(surat).toMatchObject([{ judul: 'Ajuan cuti Ani 25-11-2026', teks: expect.stringContaining('/keputusan/') }]);
  await act(kepala.self, cuti_id, 'tolak', { keterangan: 'Ramai' });
  expect(surat[1]).toMatchObject({ judul: 'Cuti Anda 25-11-2026 ditolak', teks: expect.not.stringContaining('Ramai') });
  expect(operator_id).toBeGreaterThan(0);
});

test('a level must name somebody who belongs here', async () => {
  const { operator, url } = await office();
  const stranger = await given.orang('user', await given.organisasi());
  for (const [jenjang, pesan] of [
    [{ jenis: 'orang' }, 'Jenjang 1: pilih orangnya'],
    [{ jenis: 'orang', user_id: stranger.user_id }, 'Jenjang 1: orang itu bukan anggota aktif'],
    [{ jenis: 'peran' }, 'Jenjang 1: pilih perannya'],
  ] as const) {
    const answer = await operator.post(`${url}/persetujuan`, { nama: 'Jalur', untuk: 'cuti', jenjang: [jenjang] });
    expect(answer).toMatchObject({ status: 422, body: { errors: { jenjang: [pesan] } } });
  }
});

test('the log of a changed chain tells who decides at each level, before and after', async () => {
  const { operator, url, jalur, persetujuan_id } = await chained({ eskalasi_hari: 3 });
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, {
    ...jalur,
    jenjang: [{ jenis: 'peran', peran: 'operator' }],
  });
  const { body } = await operator.get(`${url}/log`);
  const [baris] = (body.data as { data: BarisLog[] }).data.filter(({ kegiatan }) =>
    kegiatan.includes('jalur persetujuan'),
  );
  expect(baris?.perubahan).toEqual([
    {
      isian: 'Jenjang',
      dulu: '1. Kepala grup anggota (jenjang berikutnya sesudah 3 hari), 2. Kasubag (pengganti Wakil)',
      kini: '1. Operator instansi',
    },
  ]);
});
