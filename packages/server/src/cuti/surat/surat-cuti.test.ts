import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { beforeEach, expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { ingatkanPenyetujuTask } from '../../persetujuan/surat/ingatkan-penyetuju-task.ts';

const server = await startTestServer();
const { all, clock, deps, given, as, surat } = server;
const office = leaveOffices(server);
beforeEach(() => void (surat.length = 0));

type Kantor = Awaited<ReturnType<typeof office>>;
const emailOf = async (user_id: number) =>
  (await all.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow()).email;
const namaOf = async (user_id: number) =>
  (await all.selectFrom('users').select('nama').where('user_id', '=', user_id).executeTakeFirstOrThrow()).nama;
/** Who got which mails since the last look. */
const take = () => surat.splice(0).map(({ kepada, judul }) => [kepada, judul]);
const ingatkan = () => ingatkanPenyetujuTask.run(deps, clock.now);

type Jenjang = { jenis: 'orang' | 'peran' | 'kepala_grup'; user_id?: number; peran?: string; [lain: string]: unknown };
async function jalur({ operator, url }: Kantor, ...jenjang: Jenjang[]) {
  const answer = await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}
const leave = async (user_id: number) => {
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('user_id', '=', user_id)
    .execute();
  await all.updateTable('keanggotaan').set({ tgl_selesai: '2026-11-19' }).where('user_id', '=', user_id).execute();
};

test('who is mailed: whose turn it is, then the member; the deciders where the member himself takes it back', async () => {
  const kantor = await office();
  const [ani, kepala, direktur] = [
    await kantor.member('Ani'),
    await kantor.member('Kepala'),
    await kantor.member('Direktur'),
  ];
  await jalur(kantor, { jenis: 'orang', user_id: kepala.user_id }, { jenis: 'orang', user_id: direktur.user_id });
  await ani.grant(12);
  const [surelAni, surelKepala, surelDirektur] = [
    await emailOf(ani.user_id),
    await emailOf(kepala.user_id),
    await emailOf(direktur.user_id),
  ];
  const { cuti_id } = await ani.asked('2026-12-01');
  expect(take()).toEqual([[surelKepala, 'Ajuan cuti Ani 01-12-2026']]);
  await kantor.act(kepala.self, cuti_id, 'setuju');
  expect(take()).toEqual([[surelDirektur, 'Ajuan cuti Ani 01-12-2026']]);
  const ubah = { tgl_awal: '2026-12-02', tgl_akhir: '2026-12-02', keterangan: 'Rapat pada tanggal 1' };
  await kantor.act(direktur.self, cuti_id, 'ubah', ubah);
  expect(surat[0]?.teks).toContain('tolak perubahannya');
  expect(take()).toEqual([[surelAni, 'Cuti Anda 02-12-2026 diubah']]);
  await kantor.act(ani.self, cuti_id, 'tolak_perubahan', { keterangan: 'Tidak cocok' });
  expect(take().toSorted()).toEqual(
    [
      [surelDirektur, 'Cuti Ani 02-12-2026 tidak jadi: perubahan tanggalnya tidak diterima'],
      [surelKepala, 'Cuti Ani 02-12-2026 tidak jadi: perubahan tanggalnya tidak diterima'],
    ].toSorted(),
  );
});

test('a member is told when an operator asks, cancels or refuses in his stead; a withdrawal tells nobody', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const surel = await emailOf(ani.user_id);
  const operator = await emailOf(kantor.operator_id);
  const form = { ...ani.form('2026-12-01'), user_id: String(ani.user_id) };
  const { body } = await kantor.operator.form('POST', `${kantor.url}/cuti`, form);
  const { cuti_id } = body.data as { cuti_id: number };
  expect(take()).toEqual([
    [operator, 'Ajuan cuti Ani 01-12-2026'],
    [surel, 'Cuti Anda 01-12-2026 diajukan'],
  ]);
  await kantor.act(kantor.operator, cuti_id, 'setuju');
  expect(take()).toEqual([[surel, 'Cuti Anda 01-12-2026 disetujui']]);
  await kantor.act(kantor.operator, cuti_id, 'batal', { keterangan: 'Dipanggil' });
  expect(take()).toEqual([[surel, 'Cuti Anda 01-12-2026 dibatalkan']]);
  const next = await ani.asked('2026-12-02');
  take();
  await kantor.act(ani.self, next.cuti_id, 'tarik');
  expect(take()).toEqual([]);
});

test('of half a day the mails say which half, of which there may be two on one date', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-03', '2026-12-03', { setengah_hari: 'siang' });
  take();
  await kantor.act(kantor.operator, cuti_id, 'setuju');
  expect(surat[0]).toMatchObject({ judul: 'Cuti Anda 03-12-2026 (siang) disetujui' });
  expect(surat[0]?.teks).toContain('03-12-2026 (0,5 hari, siang) disetujui oleh');
});

test('whose waiting leave another takes back or deletes is told by whom and of which; his own doing tells nobody', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  const surel = await emailOf(ani.user_id);
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-01', '2026-12-02');
  take();
  const tanpa = await kantor.act(kantor.operator, cuti_id, 'tarik');
  expect([tanpa.status, tanpa.body.errors]).toEqual([422, { keterangan: ['Isi keterangan'] }]);
  expect((await kantor.act(kantor.operator, cuti_id, 'tarik', { keterangan: 'Salah tanggal' })).status).toBe(200);
  const nama = await namaOf(kantor.operator_id);
  const [ditarik] = surat;
  expect(take()).toEqual([[surel, `Cuti Anda 01-12-2026 s.d. 02-12-2026 ditarik oleh ${nama}`]]);
  expect(ditarik?.teks).toContain(`/cuti/${cuti_id}`);
  expect((await kantor.operator.delete(`${kantor.url}/cuti/${cuti_id}`)).status).toBe(200);
  const [dihapus] = surat;
  expect(take()).toEqual([[surel, `Cuti Anda 01-12-2026 s.d. 02-12-2026 dihapus oleh ${nama}`]]);
  expect(dihapus?.teks).not.toContain(`/cuti/${cuti_id}`);
  const lonceng = (await ani.self.get('/me/lonceng')).body.data as {
    pemberitahuan: { judul: string; tautan: string }[];
  };
  expect(lonceng.pemberitahuan.map(({ judul }) => judul).slice(0, 2)).toEqual([
    `Cuti Anda 01-12-2026 s.d. 02-12-2026 dihapus oleh ${nama}`,
    `Cuti Anda 01-12-2026 s.d. 02-12-2026 ditarik oleh ${nama}`,
  ]);
  // Neither leads to what is gone.
  expect(
    lonceng.pemberitahuan.map(({ tautan }) => tautan).filter((tautan) => !tautan.endsWith('/riwayatcuti')),
  ).toEqual([]);

  const own = await ani.asked('2026-12-03');
  take();
  await kantor.act(ani.self, own.cuti_id, 'tarik');
  expect((await ani.self.delete(`${kantor.url}/cuti/${own.cuti_id}`)).status).toBe(200);
  expect(take()).toEqual([]);
});

test('escalation mails the next level, once, whichever server runs, and again when the link has lapsed', async () => {
  const kantor = await office();
  const [ani, kepala, direktur] = [
    await kantor.member('Ani'),
    await kantor.member('Kepala'),
    await kantor.member('Direktur'),
  ];
  await jalur(
    kantor,
    { jenis: 'orang', user_id: kepala.user_id, eskalasi_hari: 3 },
    { jenis: 'orang', user_id: direktur.user_id },
  );
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-28');
  take();
  await ingatkan();
  expect(take()).toEqual([]);
  const before = clock.now;
  clock.now = new Date('2026-11-23T23:00:00Z');
  await Promise.all([ingatkan(), ingatkan()]);
  expect(surat[0]?.teks).toContain('sudah menunggu terlalu lama');
  expect(take()).toEqual([[await emailOf(direktur.user_id), 'Ajuan cuti Ani 28-12-2026']]);
  clock.now = new Date('2026-12-05T02:00:00Z');
  await ingatkan();
  expect(take()).toEqual([[await emailOf(kepala.user_id), 'Ajuan cuti Ani 28-12-2026']]);
  expect((await kantor.act(direktur.self, cuti_id, 'setuju')).status).toBe(200);
  clock.now = before;
});

/** Who leaves besides, once the chain is saved. */
const pergi: number[] = [];
test.each([
  ['a person who left', async (_: Kantor, kepala: number) => ({ jenis: 'orang', user_id: kepala }) as const],
  [
    'a person and his stand-in who both left',
    async (kantor: Kantor, kepala: number) => {
      const pengganti = await kantor.member('Pengganti');
      pergi.push(pengganti.user_id);
      return { jenis: 'orang', user_id: kepala, pengganti_user_id: pengganti.user_id } as const;
    },
  ],
  ['admins, of whom there are none', async () => ({ jenis: 'peran', peran: 'admin' }) as const],
  ['the head of a group that has none', async () => ({ jenis: 'kepala_grup' }) as const],
  [
    'a person who left, and it waits too long for a next one who left too',
    async (_: Kantor, kepala: number) => ({ jenis: 'orang', user_id: kepala, eskalasi_hari: 1 }) as const,
  ],
])('a level that names %s does not strand a request: operators decide, and are told', async (_, level) => {
  pergi.length = 0;
  const kantor = await office();
  const [ani, kepala] = [await kantor.member('Ani'), await kantor.member('Kepala')];
  const one = await level(kantor, kepala.user_id);
  await jalur(kantor, one, { jenis: 'orang', user_id: kepala.user_id });
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-28');
  for (const user_id of [kepala.user_id, ...pergi]) await leave(user_id);
  take();
  const before = clock.now;
  clock.now = new Date('2026-11-25T02:00:00Z');
  await ingatkan();
  clock.now = before;
  const isMailed = 'peran' in one || one.jenis === 'kepala_grup';
  // Who was mailed when it was sent keeps that link.
  expect(take()).toEqual(isMailed ? [] : [[await emailOf(kantor.operator_id), 'Ajuan cuti Ani 28-12-2026']]);
  expect((await kantor.act(kantor.operator, cuti_id, 'setuju')).status).toBe(200);
  // The second level's person has left as well.
  const answer = await kantor.act(kantor.operator, cuti_id, 'setuju');
  expect(answer.body.data).toMatchObject({ status: STATUS_CUTI.disetujui });
});
test('where the only operator asks, or no operator can sign in any more, the tenant’s admin decides and is told', async () => {
  const kantor = await office();
  const admin = await given.orang('admin', kantor.organisasi);
  const surel = await emailOf(admin.user_id);
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const form = ani.form('2026-12-01');
  await as(admin).post(`${kantor.url}/cuti-saldo`, {
    user_id: kantor.operator_id,
    cuti_kategori_id: kantor.cuti_kategori_id,
    tahun: 2026,
    jumlah: 5,
    keterangan: 'Awal',
  });
  const own = await kantor.operator.form('POST', `${kantor.url}/cuti`, form);
  expect(own.body.data).toMatchObject({ persetujuan: { penyetuju: [{ user_id: admin.user_id }] } });
  expect(take()).toContainEqual([surel, expect.stringContaining('Ajuan cuti')]);

  const { cuti_id } = await ani.asked('2026-12-02');
  await all
    .updateTable('users')
    .set({ status: STATUS_USER.diblokir })
    .where('user_id', '=', kantor.operator_id)
    .execute();
  take();
  await ingatkan();
  expect(take()).toEqual([[surel, 'Ajuan cuti Ani 02-12-2026']]);
  const decided = await as(admin).put(`${kantor.url}/cuti/${cuti_id}/ubah-ajuan`, { tindakan: 'setuju' });
  expect(decided.body.data).toMatchObject({ status: STATUS_CUTI.disetujui });
});

test('a changed chain, and an approver who leaves, tell those who decide now at once and each once', async () => {
  const kantor = await office();
  const { operator, url, organisasi } = kantor;
  const [ani, kepala, direktur] = [
    await kantor.member('Ani'),
    await kantor.member('Kepala'),
    await kantor.member('Direktur'),
  ];
  await ani.grant(12);
  const jenjang = [{ jenis: 'orang', user_id: kepala.user_id }];
  const made = await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  const { persetujuan_id } = made.body.data as { persetujuan_id: number };
  for (const tanggal of ['2026-12-01', '2026-12-02']) await ani.asked(tanggal);
  const [surelKepala, surelDirektur, surelOperator] = [
    await emailOf(kepala.user_id),
    await emailOf(direktur.user_id),
    await emailOf(kantor.operator_id),
  ];
  expect(take()).toEqual(['01-12-2026', '02-12-2026'].map((hari) => [surelKepala, `Ajuan cuti Ani ${hari}`]));

  const ubah = { nama: 'Cuti', untuk: 'cuti', jenjang: [{ jenis: 'orang', user_id: direktur.user_id }] };
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, ubah);
  await expect.poll(() => surat.length).toBe(1);
  expect(surat[0]?.teks).toContain(
    `${deps.publicUrl}/organisasi/${organisasi.organisasi_id}/riwayatcuti?bagian=menunggu`,
  );
  expect(take()).toEqual([[surelDirektur, '2 ajuan cuti menunggu keputusan Anda']]);

  const keluar = { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id: organisasi.organisasi_id };
  expect((await operator.put(`/users/${direktur.user_id}/ubah-status`, keluar)).status).toBe(200);
  await expect.poll(() => surat.length).toBe(1);
  expect(surat[0]?.teks).toContain('2 permohonan cuti menunggu keputusan Anda');
  expect(take()).toEqual([[surelOperator, '2 ajuan cuti menunggu keputusan Anda']]);

  await operator.delete(`${url}/persetujuan/${persetujuan_id}`);
  await ingatkan();
  expect(take()).toEqual([]);
});

test('a new operator, and one to whom more than one comes in a night, is told of all that waits in one mail', async () => {
  const kantor = await office();
  const [ani, budi] = [await kantor.member('Ani'), await kantor.member('Budi')];
  await ani.grant(12);
  for (const tanggal of ['2026-12-01', '2026-12-02', '2026-12-03']) await ani.asked(tanggal);
  take();
  const admin = as(await given.orang('admin', kantor.organisasi));
  expect((await admin.post(`${kantor.url}/users/${budi.user_id}/role`, { role: KODE_PERAN.operator })).status).toBe(
    200,
  );
  const surel = await emailOf(budi.user_id);
  // One of them is about what he has become.
  await expect.poll(() => surat.length).toBe(2);
  for (const { teks } of surat) expect(teks).not.toMatch(/\/keputusan|Ani/);
  const kabar = take().toSorted(([, a = ''], [, b = '']) => a.localeCompare(b));
  expect(kabar).toEqual([
    [surel, '3 ajuan cuti menunggu keputusan Anda'],
    [surel, expect.stringMatching(/^Anda kini operator /)],
  ]);
  await ingatkan();
  expect(take()).toEqual([]);
  await ani.asked('2026-12-04');
  expect(take()).toContainEqual([surel, 'Ajuan cuti Ani 04-12-2026']);
});

test('no mail says what kind of leave it is or why: a letter box has other readers', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const isi = { ...ani.form('2026-12-01'), keterangan: 'Kemoterapi kedua' };
  const { body } = await ani.self.form('POST', `${kantor.url}/cuti`, isi);
  const { cuti_id, kategori } = body.data as { cuti_id: number; kategori: string };
  await kantor.act(kantor.operator, cuti_id, 'tolak', { keterangan: 'Sakitnya belum disertai surat' });
  expect(surat.map(({ judul }) => judul)).toEqual(['Ajuan cuti Ani 01-12-2026', 'Cuti Anda 01-12-2026 ditolak']);
  // That there are words, and where, is said all the same.
  expect(surat.at(-1)?.teks).toContain('Alasannya tertulis di halaman ajuan itu.');
  for (const { judul, teks } of surat) {
    expect(teks).toContain('ermohonan cuti');
    for (const rahasia of ['Kemoterapi', 'Sakit', kategori]) expect(`${judul}\n${teks}`).not.toContain(rahasia);
  }
});

test('a mailed link shows nothing where leave has been switched off', async () => {
  const kantor = await office();
  const [ani, kepala] = [await kantor.member('Ani'), await kantor.member('Kepala')];
  await jalur(kantor, { jenis: 'orang', user_id: kepala.user_id });
  await ani.grant(12);
  await ani.asked('2026-12-01');
  const link = /\/keputusan\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
  expect((await server.app.inject({ url: link })).body).toContain('Ani');
  const saklar = kantor.url.replace('/orgs/', '/pengaturan/');
  expect(await kantor.operator.put(`${saklar}/aktivasi-cuti`, { is_aktif: false })).toMatchObject({ status: 200 });
  const mati = await server.app.inject({ url: link });
  expect(mati.body).toContain('Fitur cuti tidak aktif di instansi ini');
  expect(mati.body).not.toContain('Ani');
});
