import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { clock, given, as } = server;
const office = leaveOffices(server);
const { closeDays, daysOf } = scheduling(server);

test('a request costs the member’s own work days, and a draft can be changed, sent, withdrawn and removed', async () => {
  const { member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const draft = await ani.self.form('POST', `${url}/cuti/simpan`, ani.form('2026-11-26', '2026-11-30'));
  expect(draft).toMatchObject({
    status: 201,
    body: { data: { status: STATUS_CUTI.dibuat, jumlah_hari: 3, tindakan: ['ajukan'] } },
  });
  const { cuti_id } = draft.body.data as DetailCuti;
  const changed = await ani.self.form('PUT', `${url}/cuti/${cuti_id}`, ani.form('2026-11-26', '2026-11-27'));
  expect(changed.body.data).toMatchObject({ jumlah_hari: 2 });
  expect((await act(ani.self, cuti_id, 'ajukan')).body.data).toMatchObject({
    status: STATUS_CUTI.diajukan,
    tindakan: ['tarik'],
  });
  const locked = await ani.self.form('PUT', `${url}/cuti/${cuti_id}`, ani.form('2026-12-01'));
  expect(locked).toMatchObject({ status: 433, body: { message: 'Ajuan ini sudah diajukan, jadi tidak dapat diubah' } });
  expect((await act(ani.self, cuti_id, 'tarik')).body.data).toMatchObject({ status: STATUS_CUTI.dibuat });
  expect((await ani.self.delete(`${url}/cuti/${cuti_id}`)).status).toBe(200);
  expect((await ani.self.get(`${url}/cuti/${cuti_id}`)).status).toBe(404);
});

test('joint leave is nobody’s own to ask for: the operator writes it down for a member', async () => {
  const { operator, member } = await office({ nama: 'Cuti Bersama', jenis: 'cuti bersama', is_saldo: false });
  const ani = await member('Ani');
  expect(await ani.ask('2026-11-26')).toMatchObject({
    status: 433,
    body: {
      error: 'cuti.not_asked_for',
      message:
        'Kategori Cuti Bersama tidak diajukan sendiri: operator mencatatnya menurut penetapannya. Pilih kategori lain',
    },
  });
  const url = `/orgs/${ani.organisasi_id}/cuti`;
  const written = await operator.form('POST', url, { ...ani.form('2026-11-26'), user_id: String(ani.user_id) });
  expect(written).toMatchObject({ status: 201, body: { data: { jumlah_hari: 1 } } });
});

test('a draft stays whose it is', async () => {
  const { member, url } = await office();
  const [ani, budi] = [await member('Ani'), await member('Budi')];
  const { body } = await ani.self.form('POST', `${url}/cuti/simpan`, ani.form('2026-11-26'));
  const { cuti_id } = body.data as DetailCuti;
  const change = (user_id: number) =>
    ani.self.form('PUT', `${url}/cuti/${cuti_id}`, { ...ani.form('2026-11-27'), user_id: String(user_id) });
  expect(await change(budi.user_id)).toMatchObject({ status: 422, body: { errors: { user_id: expect.anything() } } });
  expect(await change(ani.user_id)).toMatchObject({ status: 200, body: { data: { user_id: ani.user_id } } });
});

test('a draft that was never sent is its member’s; one that was sent and taken back an operator opens and finds in the list', async () => {
  const { organisasi, operator, member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { body } = await ani.self.form('POST', `${url}/cuti/simpan`, ani.form('2026-12-07'));
  const draf = (body.data as DetailCuti).cuti_id;
  const { cuti_id: ditarik } = await ani.asked('2026-12-01');
  expect((await act(ani.self, ditarik, 'tarik')).status).toBe(200);

  const pembaca = as(await given.orang('viewer', organisasi));
  const rekan = (await member('Budi')).self;
  const sees = async (who: typeof operator) => {
    const { data: list } = (await who.get(`${url}/cuti`)).body.data as { data: { cuti_id: number }[] };
    const opened = [];
    for (const cuti_id of [ditarik, draf])
      if ((await who.get(`${url}/cuti/${cuti_id}`)).status === 200) opened.push(cuti_id);
    return { opened, listed: list.map(({ cuti_id }) => cuti_id).toSorted((a, b) => b - a) };
  };
  expect(await sees(ani.self)).toEqual({ opened: [ditarik, draf], listed: [ditarik, draf] });
  expect(await sees(operator)).toEqual({ opened: [ditarik], listed: [ditarik] });
  expect(await sees(pembaca)).toEqual({ opened: [], listed: [] });
  expect(await sees(rekan)).toEqual({ opened: [], listed: [] });
});

test('approving draws on the balance and turns the days to leave at once; cancelling returns what is not yet taken', async () => {
  const { organisasi, operator, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-20', '2026-11-24');
  await closeDays(organisasi);
  expect(await ani.sisa()).toBe(12);
  expect((await act(operator, cuti_id, 'setuju')).body.data).toMatchObject({
    status: STATUS_CUTI.disetujui,
    keputusan: 'disetujui',
  });
  expect(await ani.sisa()).toBe(9);
  expect((await daysOf(ani)).at(-1)).toMatchObject({ tanggal: '2026-11-20', status: 'cuti' });

  clock.now = new Date('2026-11-23T02:00:00Z');
  await closeDays(organisasi);
  const cancelled = await act(operator, cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  expect(cancelled.body.data).toMatchObject({ status: STATUS_CUTI.ditolak, tgl_batal: '2026-11-23' });
  expect(await ani.sisa()).toBe(11);
  const days = await daysOf(ani);
  expect(days.find((day) => day.tanggal === '2026-11-20')).toMatchObject({ status: 'cuti' });
  expect(days.find((day) => day.tanggal === '2026-11-23')).toMatchObject({ status: 'terbuka' });
  clock.now = new Date('2026-11-20T02:00:00Z');
});

test('days that were taken before a leave was cancelled are no days for another', async () => {
  const { operator, member, act } = await office({ maks_mundur: 10 });
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-18', '2026-11-24');
  await act(operator, cuti_id, 'setuju');
  await act(operator, cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  expect(await ani.ask('2026-11-19')).toMatchObject({ status: 433 });
  expect(await ani.ask('2026-11-23')).toMatchObject({ status: 201 });
});

test('50 approvals at once against a balance for 10: exactly the twenty halves that it pays for are approved, and the rest say why', async () => {
  const { operator, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(10);
  const dates: string[] = [];
  for (let day = 0; dates.length < 50 && day < 41; day += 1) {
    const date = new Date(Date.UTC(2026, 10, 20 + day));
    if (date.getUTCDay() % 6 !== 0) dates.push(date.toISOString().slice(0, 10));
  }
  // Two halves of a day do not stand in each other's way: 50 requests on as few dates as a year has left.
  const asked = [];
  for (const tanggal of dates.slice(0, 25)) {
    for (const setengah_hari of ['pagi', 'siang']) asked.push(await ani.asked(tanggal, tanggal, { setengah_hari }));
  }
  expect(asked).toHaveLength(50);
  const answers = await Promise.all(asked.map(({ cuti_id }) => act(operator, cuti_id, 'setuju')));
  const approved = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(approved).toHaveLength(20);
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['Saldo tidak cukup: perlu 0,5 hari, tersedia 0 hari']),
  );
  expect(await ani.sisa()).toBe(0);
  // Fifty requests one after the other come before the fifty decisions at once: slow on a busy machine.
}, 90_000);

test('the form says whether who writes it down for another decides every level at once', async () => {
  const { organisasi, operator, url, member, act } = await office();
  const [ani, kepala] = [await member('Ani'), await member('Kepala')];
  await ani.grant(12);
  const langsung = async (who = operator) => {
    const { body } = await who.get(`${url}/cuti/bahan?user_id=${ani.user_id}&tgl_awal=2026-11-23&tgl_akhir=2026-11-27`);
    return (body.data as { is_setujui_langsung: boolean }).is_setujui_langsung;
  };
  expect([await langsung(), await langsung(ani.self)]).toEqual([true, false]);
  const OPERATOR = { jenis: 'peran', peran: 'operator' };
  const made = await operator.post(`${url}/persetujuan`, {
    nama: 'Cuti',
    untuk: 'cuti',
    jenjang: [{ jenis: 'kepala_grup', eskalasi_hari: 3 }, OPERATOR],
  });
  // Her group has no head: the operator decides for it, and for his own level with it.
  expect(await langsung()).toBe(true);
  const sent = await operator.form('POST', `${url}/cuti`, {
    ...ani.form('2026-11-26'),
    user_id: String(ani.user_id),
  });
  const { cuti_id } = sent.body.data as { cuti_id: number };
  expect((await act(operator, cuti_id, 'setuju', { urutan: 0 })).body.data).toMatchObject({
    status: STATUS_CUTI.disetujui,
  });

  const { persetujuan_id } = made.body.data as { persetujuan_id: number };
  const jenjang = [{ jenis: 'orang', user_id: kepala.user_id }, OPERATOR];
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  expect(await langsung()).toBe(false);
  expect(await langsung(as(await given.orang('admin', organisasi)))).toBe(false);
});

test('the form is told of the dates that wait and would draw on the same balance', async () => {
  const { member, url } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  // From Friday to Monday: the weekend asks for nothing.
  await ani.asked('2026-11-27', '2026-11-30');
  await ani.asked('2026-12-08');
  const { body } = await ani.self.get(`${url}/cuti/bahan?tgl_awal=2027-03-01&tgl_akhir=2027-03-31`);
  const menunggu = ['2026-11-27', '2026-11-30', '2026-12-08'].map((tanggal) => ({ tanggal, hari: 1 }));
  expect(body.data).toMatchObject({ saldo: [{ menunggu }] });
});

test('two approvers at once: one decides, the other is told by whom', async () => {
  const { organisasi, operator, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const other = server.as(
    await server.given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Operator Kedua' }),
  );
  const { cuti_id } = await ani.asked('2026-11-25');
  const answers = await Promise.all([
    act(operator, cuti_id, 'setuju'),
    act(other, cuti_id, 'tolak', { keterangan: 'Ramai' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 433]);
  expect(answers.find(({ status }) => status === 433)?.body.message).toMatch(
    /^Ajuan ini sudah (disetujui|ditolak) oleh /,
  );
});

test('two operators who approve the same requests together decide one level, not two', async () => {
  const { organisasi, operator, member, url } = await office();
  const peran = { jenis: 'peran', peran: 'operator' };
  await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang: [peran, peran] });
  const other = server.as(
    await server.given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Operator Kedua' }),
  );
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-25');
  const ajuan = [{ cuti_id, urutan: 0 }];
  const answers = await Promise.all([operator, other].map((who) => who.post(`${url}/cuti/setuju-banyak`, { ajuan })));
  const both = answers.map(({ body }) => body.data as { disetujui: number[]; ditolak: { cuti_id: number }[] });
  expect(both.flatMap(({ disetujui }) => disetujui)).toEqual([cuti_id]);
  expect(both.flatMap(({ ditolak }) => ditolak)).toMatchObject([
    { cuti_id, pesan: expect.stringMatching(/^Ajuan ini sudah diputuskan oleh /) },
  ]);
  expect((await operator.get(`${url}/cuti/${cuti_id}`)).body.data).toMatchObject({
    status: STATUS_CUTI.diajukan,
    persetujuan: { urutan: 1 },
  });
});

test('many are approved in one call, each by itself', async () => {
  const { operator, member, url } = await office();
  const ani = await member('Ani');
  await ani.grant(1);
  const [a, b] = [await ani.asked('2026-11-25'), await ani.asked('2026-11-26')];
  const answer = await operator.post(`${url}/cuti/setuju-banyak`, {
    ajuan: [a.cuti_id, b.cuti_id, 2_000_000].map((cuti_id) => ({ cuti_id, urutan: 0 })),
  });
  expect(answer.body.data).toEqual({
    disetujui: [a.cuti_id],
    ditolak: [
      { cuti_id: b.cuti_id, pesan: 'Saldo tidak cukup: perlu 1 hari, tersedia 0 hari' },
      { cuti_id: 2_000_000, pesan: 'Data tidak ditemukan' },
    ],
  });
});

test('an approver may change the dates, which the member may refuse', async () => {
  const { operator, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-25', '2026-11-27');
  const without = await act(operator, cuti_id, 'ubah', { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-01' });
  expect(without).toMatchObject({ status: 422, body: { errors: { keterangan: ['Isi keterangan'] } } });
  for (const [tgl_awal, tgl_akhir, errors] of [
    ['2026-12-02', '2026-12-01', { tgl_akhir: ['Tanggal akhir tidak boleh sebelum tanggal awal'] }],
    ['2026-12-01', '2032-01-01', { tgl_akhir: ['Rentang paling panjang 1.200 hari'] }],
    ['2026-11-25', '2026-11-27', { tgl_awal: ['Tanggalnya masih sama. Setujui saja, atau isi tanggal lain'] }],
  ] as const) {
    const refused = await act(operator, cuti_id, 'ubah', { tgl_awal, tgl_akhir, keterangan: 'x' });
    expect(refused).toMatchObject({ status: 422, body: { errors } });
  }
  const more = { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-01', keterangan: 'Minggu ini ramai' };
  expect((await act(operator, cuti_id, 'ubah', more)).body.data).toMatchObject({
    status: STATUS_CUTI.disetujui,
    keputusan: 'diubah',
    tgl_awal_ajuan: '2026-11-25',
    jumlah_hari: 1,
    persetujuan: {
      putusan: [
        {
          keputusan: 'diubah',
          is_setuju: true,
          tgl_awal: '2026-12-01',
          tgl_akhir: '2026-12-01',
          keterangan: 'Minggu ini ramai',
        },
      ],
    },
  });
  expect(await ani.sisa()).toBe(11);
  expect((await act(ani.self, cuti_id, 'tolak_perubahan')).body.data).toMatchObject({ status: STATUS_CUTI.ditolak });
  expect(await ani.sisa()).toBe(12);
});

test.each([
  [
    'without work in it',
    {},
    ['2026-11-21', '2026-11-22'],
    'Tidak ada hari kerja pada tanggal ini, jadi tidak perlu cuti',
  ],
  [
    'longer than allowed',
    { maks_hari: 2 },
    ['2026-11-23', '2026-11-25'],
    'Ajuan ini 3 hari; kategori Cuti Tahunan paling lama 2 hari',
  ],
  ['too soon', { min_pemberitahuan: 5 }, ['2026-11-24'], 'Ajukan lebih awal: tanggal mulai paling cepat 25-11-2026'],
  [
    'too late',
    {},
    ['2026-11-19'],
    'Tanggal mulai sudah terlalu lama lewat. Paling awal 20-11-2026, atau minta dispensasi',
  ],
  [
    'without its letter',
    { lampiran_mulai_hari: 1 },
    ['2026-11-24'],
    'Lampirkan surat keterangan: kategori Cuti Tahunan mewajibkannya mulai 1 hari',
  ],
  ['of the other gender', { gender: 'L' }, ['2026-11-24'], 'Kategori Cuti Tahunan hanya untuk anggota laki-laki'],
  ['beyond the balance', {}, ['2026-11-23', '2026-12-15'], 'Saldo tidak cukup: perlu 17 hari, tersedia 12 hari'],
])('a request %s is refused', async (_, fields, [awal = '', akhir], message) => {
  const { member } = await office(fields);
  const ani = await member('Ani');
  await ani.grant(12);
  expect(await ani.ask(awal, akhir)).toMatchObject({ status: 433, body: { message } });
});

test('leave is asked for up to five years ahead', async () => {
  const { member } = await office();
  const ani = await member('Ani');
  expect((await ani.ask('2031-12-31')).status).toBe(201);
  expect(await ani.ask('2032-01-01')).toMatchObject({
    status: 422,
    body: { errors: { tgl_akhir: ['Paling jauh tahun 2031'] } },
  });
});

test('a dispensation lets days be asked for late until its last day', async () => {
  const { member, operator, url } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  expect((await ani.ask('2026-10-06')).status).toBe(433);
  const dispensasi = { tgl_awal: '2026-10-01', tgl_akhir: '2026-10-31', sampai: '2026-11-20' };
  expect((await operator.post(`${url}/cuti/tgl-dispensasi`, dispensasi)).status).toBe(201);
  expect((await ani.self.get(`${url}/cuti/tgl-dispensasi`)).body.data).toMatchObject([dispensasi]);
  expect((await ani.ask('2026-10-06')).status).toBe(201);
});

test('leave from 28 December to 2 January draws on two years and counts the holidays of both', async () => {
  const { member, operator, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  for (const tanggal of ['2026-12-31', '2027-01-01']) {
    await operator.post(`${url}/hari-libur`, { nama: 'Libur', tgl_mulai: tanggal });
  }
  const { cuti_id, hari } = await ani.asked('2026-12-28', '2027-01-04');
  expect(hari.filter((day) => day.hari > 0).map((day) => day.tanggal)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2027-01-04',
  ]);
  expect((await act(operator, cuti_id, 'setuju')).status).toBe(200);
  expect(await ani.sisa('2026-12-31')).toBe(9);
  // Of 2026 nine days are left, of which six live on; the new year has its twelve less the one that was drawn.
  expect(await ani.sisa('2027-01-04')).toBe(6 + 11);
});

test('only who may sees a request: colleagues do not, the approver does', async () => {
  const { member, operator, url } = await office();
  const [ani, budi] = [await member('Ani'), await member('Budi')];
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-25');
  expect((await budi.self.get(`${url}/cuti/${cuti_id}`)).status).toBe(404);
  expect((await budi.self.get(`${url}/cuti`)).body.data).toMatchObject({ total: 0 });
  expect((await operator.get(`${url}/cuti/belum-setuju`)).body.data).toMatchObject({
    total: 1,
    data: [{ cuti_id, sisa: 12, bentrok: [] }],
  });
});

test('an attachment is kept for those who see the request', async () => {
  const { member, operator, url } = await office({ lampiran_mulai_hari: 1 });
  const [ani, budi] = [await member('Ani'), await member('Budi')];
  await ani.grant(12);
  const lampiran = new File([new TextEncoder().encode('%PDF-1.4\n%%EOF\n')], 'surat.pdf', { type: 'application/pdf' });
  const { cuti_id, has_lampiran } = await ani.asked('2026-11-25', '2026-11-25', { lampiran });
  expect(has_lampiran).toBe(true);
  const sent = await operator.get(`${url}/cuti/${cuti_id}/lampiran`);
  expect(sent.raw.toString()).toContain('%PDF-1.4');
  expect((await budi.self.get(`${url}/cuti/${cuti_id}/lampiran`)).status).toBe(404);
});

test('a draft names its attachment, which stays when it is sent again, and goes only when it is taken off', async () => {
  const { member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const lampiran = new File([new TextEncoder().encode('%PDF-1.4\n%%EOF\n')], 'surat.pdf', { type: 'application/pdf' });
  const { cuti_id, nama_lampiran } = await ani.asked('2026-11-25', '2026-11-25', { lampiran });
  expect(nama_lampiran).toBeNull();
  const ditarik = await act(ani.self, cuti_id, 'tarik');
  expect(ditarik.body.data).toMatchObject({ has_lampiran: true, nama_lampiran: 'surat.pdf' });
  const change = async (more: Record<string, string> = {}) =>
    (await ani.self.form('PUT', `${url}/cuti/${cuti_id}`, ani.form('2026-11-26', '2026-11-26', more))).body.data;
  expect(await change()).toMatchObject({ has_lampiran: true, nama_lampiran: 'surat.pdf' });
  expect(await change({ hapus_lampiran: 'true' })).toMatchObject({ has_lampiran: false, nama_lampiran: null });
});

test('switched off, leave answers nobody; switched on, an organisation without categories gets the default set', async () => {
  const organisasi = await server.given.organisasi();
  const operator = server.as(await server.given.orang('operator', organisasi));
  const [url, saklar] = [`/orgs/${organisasi.organisasi_id}`, `/pengaturan/${organisasi.organisasi_id}/aktivasi-cuti`];
  expect((await operator.put(saklar, { is_aktif: false })).body.data).toMatchObject({
    is_aktif: false,
    kategori_diisi: [],
  });
  expect(await operator.get(`${url}/cuti`)).toMatchObject({ status: 433, body: { error: 'cuti.disabled' } });
  const isi = { is_aktif: true, buka_tahun: true };
  const preview = await operator.put(saklar, { ...isi, preview: true });
  expect(preview.body.data).toMatchObject({ jatah: { anggota: 1, hari: 12 }, menunggu: 0 });
  expect((preview.body.data as { kategori_diisi: string[] }).kategori_diisi).toHaveLength(9);
  expect(await operator.get(`${url}/cuti`)).toMatchObject({ status: 433, body: { error: 'cuti.disabled' } });
  expect((await operator.put(saklar, isi)).body.data).toEqual(preview.body.data);
  expect((await operator.get(`${url}/cuti/saldo`)).body.data).toMatchObject([{ sisa: 12 }]);
  expect((await operator.get(`${url}/cuti-kategori?is_saldo=1&is_aktif=1&format=json`)).body.data).toMatchObject({
    total: 1,
  });
  await operator.put(`/pengaturan/${organisasi.organisasi_id}`, { is_disable_ketidakhadiran: true });
  expect(await operator.get(`${url}/cuti`)).toMatchObject({ status: 433, body: { error: 'cuti.hidden' } });
});

test('the official form is printed with the decisions made, and can be checked by its code', async () => {
  const { operator, member, url, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-25', '2026-11-26');
  await act(operator, cuti_id, 'setuju');
  const form = await ani.self.get(`${url}/cuti/${cuti_id}/formulir`);
  expect(form.headers['content-type']).toBe('application/pdf');
  expect(form.raw.subarray(0, 5).toString()).toBe('%PDF-');
  const [dokumen] = await server.all.selectFrom('dokumen').select(['dokumen_id', 'ringkasan']).execute();
  const page = await server.app.inject({ url: `/verifikasi/${dokumen?.dokumen_id}` });
  expect(page.body).toContain('25-11-2026 s.d. 26-11-2026 (2 hari)');
  expect(page.body).toContain('disetujui');
  const budi = await member('Budi');
  expect((await budi.self.get(`${url}/cuti/${cuti_id}/formulir`)).status).toBe(404);
});
