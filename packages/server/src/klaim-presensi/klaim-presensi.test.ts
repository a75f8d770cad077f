import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam, scheduling } from '../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock, surat } = server;
const { jadwal } = presensiBuilders(all);
const { grup, inGrup } = tempatBuilders(all);
const { closeDays, daysOf } = scheduling(server);

/** Friday 20 November, 09:00: every day since Monday is absen, since nobody has tapped. */
async function school() {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const [ani, budi] = [
    await given.anggota(organisasi, { nama: 'Ani' }),
    await given.anggota(organisasi, { nama: 'Budi' }),
  ];
  const operator = as(await given.orang('operator', organisasi));
  await closeDays(organisasi);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const file = (isi: Record<string, string | Blob>, who = operator) =>
    who.form('POST', `${url}/klaim-presensi`, { jenis: 'dinas luar', keterangan: 'Rapat kantor', ...isi });
  const statuses = async (user_id: number) =>
    (await daysOf({ ...organisasi, user_id })).map(({ status }) => status).join(' ');
  return { organisasi, ani, budi, operator, url, file, statuses };
}
const idOf = ({ body }: { body: { data: never } }) => (body.data as { presensi_klaim_id: number }).presensi_klaim_id;

test('an operator’s claim for many members is in force at once on exactly its days', async () => {
  const { ani, budi, file, statuses, url, operator, organisasi } = await school();
  const users = `${ani.user_id},${budi.user_id}`;
  const range = { user_id: users, tgl_mulai: '2026-11-17', tgl_selesai: '2026-11-18', sehari: '1' };
  const preview = await file({ ...range, preview: '1' });
  expect(preview).toMatchObject({ status: 200, body: { data: { dampak: { hari: 4, anggota: 2, berubah: 4 } } } });
  expect(await statuses(ani.user_id)).toBe('absen absen absen absen terbuka');

  const made = await file(range);
  expect(made).toMatchObject({
    status: 201,
    body: {
      data: { status: 'berlaku', anggota: [{ nama: 'Ani' }, { nama: 'Budi' }], dampak: { hari: 4, berubah: 4 } },
    },
  });
  expect(await statuses(ani.user_id)).toBe('absen hadir hadir absen terbuka');
  expect(await statuses(budi.user_id)).toBe('absen hadir hadir absen terbuka');
  const [guru, lain] = [await grup(organisasi), await grup(organisasi)];
  await inGrup(budi, guru.group_id);
  const total = async (group_id: number) =>
    ((await operator.get(`${url}/klaim-presensi?group_id=${group_id}`)).body.data as { total: number }).total;
  expect([await total(guru.group_id), await total(lain.group_id)]).toEqual([1, 0]);
  const riwayat = await operator.get(`${url}/presensi?user_id=${ani.user_id}&is_absen=0`);
  expect(riwayat.body.data).toMatchObject({
    data: [
      {
        sumber_masuk: 'klaim',
        kalimat: expect.arrayContaining(['Klaim presensi (dinas luar) memberi kehadiran sehari penuh.']),
      },
      { jam_masuk: '07:00:00', jam_pulang: '14:00:00' },
    ],
  });
});

test('a day that a claim fills on one side alone is found among the incomplete ones, and by its cut', async () => {
  const { ani, budi, file, url, operator } = await school();
  const skor = { nama: 'PSW4', jenis: 'tanpa_pulang', potongan: 1.5, tgl_mulai: '2026-01-01', koreksi: true };
  expect((await operator.post(`${url}/skor-presensi`, skor)).status).toBeLessThan(300);
  await file({ user_id: String(ani.user_id), tgl_mulai: '2026-11-16', jam_masuk: '07:00:00' });
  await file({ user_id: String(budi.user_id), tgl_mulai: '2026-11-16', sehari: '1' });
  for (const hanya of ['tidak_lengkap', 'potongan']) {
    const { body } = await operator.get(`${url}/presensi?hanya=${hanya}&is_absen=0`);
    expect(body.data).toMatchObject({
      total: 1,
      data: [
        {
          tanggal: '2026-11-16',
          anggota: { nama: 'Ani' },
          kalimat: expect.arrayContaining(['Tanpa presensi pulang dihitung PSW4, potongan 1,5%.']),
        },
      ],
    });
  }
});

test('cancelling restores what was derived before, and asks for a remark', async () => {
  const { ani, file, statuses, url, operator } = await school();
  const made = await file({ user_id: String(ani.user_id), tgl_mulai: '2026-11-16', jam_masuk: '07:10:00' });
  expect(await statuses(ani.user_id)).toBe('hadir absen absen absen terbuka');
  const presensi_klaim_id = idOf(made);
  expect((await operator.delete(`${url}/klaim-presensi/${presensi_klaim_id}`)).body.error).toBe('klaim.state');
  expect((await operator.post(`${url}/batal-klaim`, { presensi_klaim_id })).body.errors).toHaveProperty('keterangan');
  const cancelled = await operator.post(`${url}/batal-klaim`, { presensi_klaim_id, keterangan: 'Salah orang' });
  expect(cancelled.body.data).toMatchObject({ status: 'dibatalkan', catatan: 'Salah orang', dampak: { berubah: 1 } });
  expect(await statuses(ani.user_id)).toBe('absen absen absen absen terbuka');
  expect((await operator.delete(`${url}/klaim-presensi/${presensi_klaim_id}`)).status).toBe(200);
});

test('a member files his own without any name, and it counts once an operator approves it', async () => {
  const { ani, budi, file, statuses, url, operator } = await school();
  const me = as(ani);
  const own = { jenis: 'lupa presensi', tgl_mulai: '2026-11-19', jam_masuk: '07:05:00', jam_pulang: '14:00:00' };
  const made = await file(own, me);
  expect(made).toMatchObject({ status: 201, body: { data: { status: 'diajukan', dampak: { hari: 1, berubah: 1 } } } });
  expect(await statuses(ani.user_id)).toBe('absen absen absen absen terbuka');
  expect((await file({ ...own, user_id: String(budi.user_id) }, me)).body.errors).toHaveProperty('user_id');
  expect((await me.get(`${url}/klaim-presensi`)).status).toBe(403);
  expect((await me.get(`${url}/klaim-presensi-saya`)).body.data).toMatchObject({ total: 1 });
  expect((await as(budi).get(`${url}/klaim-presensi-saya`)).body.data).toMatchObject({ total: 0 });

  expect((await operator.get(`${url}/klaim-presensi?status=diajukan&q=ani`)).body.data).toMatchObject({
    total: 1,
    diajukan: 1,
  });
  const path = `${url}/klaim-presensi/${idOf(made)}/keputusan`;
  for (const lain of [{}, { urutan: 1 }])
    expect((await me.post(path, { keputusan: 'setujui', ...lain })).body.error).toBe('persetujuan.own_request');
  expect((await as(budi).post(path, { keputusan: 'setujui' })).status).toBe(404);
  const coba = await operator.post(path, { keputusan: 'setujui', preview: true });
  expect(coba.body.data).toMatchObject({ dampak: { berubah: 1, contoh: [{ tanggal: '2026-11-19' }] } });
  expect(await statuses(ani.user_id)).toBe('absen absen absen absen terbuka');
  expect((await operator.post(path, { keputusan: 'setujui' })).body.data).toMatchObject({ status: 'berlaku' });
  expect(await statuses(ani.user_id)).toBe('absen absen absen hadir terbuka');
  expect((await operator.post(path, { keputusan: 'tolak', keterangan: 'x' })).body.error).toBe('klaim.state');
  const withdrawn = await me.post(`${url}/batal-klaim`, { presensi_klaim_id: idOf(made), keterangan: 'x' });
  expect(withdrawn.body.error).toBe('klaim.undecided_only');
});

test('who decides a claim needs no name, as little as for leave or a swap', async () => {
  const { organisasi, ani, file, url, operator, statuses } = await school();
  const own = { jenis: 'lupa presensi', tgl_mulai: '2026-11-19', jam_masuk: '07:05:00', jam_pulang: '14:00:00' };
  const made = await file(own, as(ani));
  await given.izin(organisasi.tenant_id, 'operator', 'presensi-klaim.index', false);
  expect((await operator.get(`${url}/klaim-presensi`)).status).toBe(403);
  expect((await operator.get(`${url}/klaim-presensi-menunggu`)).body.data).toMatchObject({ total: 1 });
  const decided = await operator.post(`${url}/klaim-presensi/${idOf(made)}/keputusan`, { keputusan: 'setujui' });
  expect(decided).toMatchObject({ status: 200, body: { data: { status: 'berlaku' } } });
  expect(await statuses(ani.user_id)).toBe('absen absen absen hadir terbuka');
});

test('the same change of the same day is asked for once while it waits, also at once', async () => {
  const { ani, budi, file, url } = await school();
  const me = as(ani);
  const pulang = { jenis: 'lupa presensi', tgl_mulai: '2026-11-17', jam_pulang: '14:00:00' };
  const both = await Promise.all([file(pulang, me), file(pulang, me)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 433]);
  expect(both.find(({ status }) => status === 433)?.body).toMatchObject({
    error: 'klaim.twin',
    message:
      'Perubahan yang sama untuk 17-11-2026 sudah Anda ajukan dan masih menunggu keputusan. Tarik dahulu ajuan itu bila hendak menggantinya',
  });
  expect((await file({ ...pulang, preview: '1' }, me)).body.error).toBe('klaim.twin');
  expect((await file(pulang, as(budi))).status).toBe(201);
  expect((await file({ ...pulang, jam_pulang: '13:30:00' }, me)).status).toBe(201);
  const waiting = async (tanggal: string) =>
    (
      (await me.get(`${url}/klaim-presensi-saya?status=diajukan&from=${tanggal}&to=${tanggal}`)).body.data as {
        total: number;
      }
    ).total;
  expect([await waiting('2026-11-17'), await waiting('2026-11-18')]).toEqual([2, 0]);

  const first = both.find(({ status }) => status === 201) ?? both[0];
  await me.post(`${url}/batal-klaim`, { presensi_klaim_id: idOf(first) });
  expect((await file(pulang, me)).status).toBe(201);
});

test('an operator’s own claim waits for another officer, and of one for many his own part', async () => {
  const { organisasi, ani, operator, url, file, statuses } = await school();
  const guru = await given.orang('operator', organisasi);
  const me = as(guru);
  const sehari = { tgl_mulai: '2026-11-17', sehari: '1' };
  await closeDays(organisasi);
  const own = await file(sehari, me);
  expect(own.body.data).toMatchObject({ status: 'diajukan', klaim_sendiri_id: null, dampak: { berubah: 1 } });
  expect(await statuses(guru.user_id)).toBe('absen absen absen absen terbuka');
  const decide = (id: number, who: typeof me) =>
    who.post(`${url}/klaim-presensi/${id}/keputusan`, { keputusan: 'setujui' });
  expect((await decide(idOf(own), me)).body.error).toBe('persetujuan.own_request');
  expect((await decide(idOf(own), operator)).body.data).toMatchObject({ status: 'berlaku' });
  const changed = await me.form('PUT', `${url}/klaim-presensi/${idOf(own)}`, {
    ...sehari,
    jenis: 'sakit',
    keterangan: 'Lain',
  });
  expect(changed.body.error).toBe('klaim.own');

  const both = await file({ tgl_mulai: '2026-11-18', sehari: '1', user_id: `${ani.user_id},${guru.user_id}` }, me);
  expect(both.body.data).toMatchObject({ status: 'berlaku', anggota: [{ nama: 'Ani' }], dampak: { anggota: 1 } });
  const { klaim_sendiri_id } = both.body.data as { klaim_sendiri_id: number };
  expect([await statuses(ani.user_id), await statuses(guru.user_id)]).toEqual([
    'absen absen hadir absen terbuka',
    'absen hadir absen absen terbuka',
  ]);
  expect((await decide(klaim_sendiri_id, operator)).body.data).toMatchObject({ status: 'berlaku' });
  expect(await statuses(guru.user_id)).toBe('absen hadir hadir absen terbuka');
});

test('a member claims past days as far back as his organisation allows, an operator any, nobody days ahead', async () => {
  const { ani, file, operator } = await school();
  const me = as(ani);
  const on = async (tgl_mulai: string, who = me) =>
    (await file({ tgl_mulai, sehari: '1', user_id: String(ani.user_id), preview: '1' }, who)).body;
  expect((await on('2026-10-19')).errors).toEqual({
    tgl_mulai: ['Klaim paling awal untuk 20-10-2026, 31 hari yang lalu. Untuk hari sebelumnya hubungi operator'],
  });
  expect((await on('2026-10-20')).errors).toBeUndefined();
  expect((await on('2026-11-21')).errors).toEqual({ tgl_mulai: ['Tanggal klaim tidak boleh sesudah hari ini'] });
  expect((await on('2026-11-21', operator)).errors).toHaveProperty('tgl_mulai');
  expect((await on('2026-10-19', operator)).errors).toBeUndefined();
  const set = await operator.put(`/pengaturan/${ani.organisasi_id}`, { klaim_mundur_hari: 3 });
  expect(set.body.data).toMatchObject({ klaim_mundur_hari: 3, sendiri: ['klaim_mundur_hari'] });
  expect((await on('2026-11-16')).errors).toEqual({
    tgl_mulai: ['Klaim paling awal untuk 17-11-2026, 3 hari yang lalu. Untuk hari sebelumnya hubungi operator'],
  });
});

test('what a claim would do is told before it is filed, also that it does nothing, and on a frozen day it is refused', async () => {
  const { organisasi, ani, operator, url, file } = await school();
  const me = as(ani);
  await file({ user_id: String(ani.user_id), tgl_mulai: '2026-11-17', sehari: '1' });
  const again = await file({ tgl_mulai: '2026-11-17', sehari: '1', preview: '1' }, me);
  expect(again.body.data).toMatchObject({ dampak: { hari: 1, berubah: 0, contoh: [] } });
  const would = await file({ tgl_mulai: '2026-11-16', tgl_selesai: '2026-11-17', sehari: '1', preview: '1' }, me);
  expect(would.body.data).toMatchObject({
    dampak: {
      hari: 2,
      berubah: 1,
      contoh: [{ nama: 'Ani', tanggal: '2026-11-16', sebelum: { status: 'absen' }, sesudah: { status: 'hadir' } }],
    },
  });
  expect((await me.get(`${url}/klaim-presensi-saya`)).body.data).toMatchObject({ total: 1 });

  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  await operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
  expect(await file({ tgl_mulai: '2026-11-16', sehari: '1' }, me)).toMatchObject({
    status: 433,
    body: { error: 'klaim.frozen', message: expect.stringContaining('November 2026') },
  });
  clock.now = new Date('2026-11-20T02:00:00Z');
});

test('a changed claim leaves the days that it no longer covers', async () => {
  const { ani, budi, file, statuses, url, operator } = await school();
  const made = await file({
    user_id: String(ani.user_id),
    tgl_mulai: '2026-11-16',
    tgl_selesai: '2026-11-17',
    sehari: '1',
  });
  const isi = {
    jenis: 'sakit',
    keterangan: 'Surat dokter',
    tgl_mulai: '2026-11-17',
    tgl_selesai: '2026-11-18',
    sehari: '1',
  };
  const changed = await operator.form('PUT', `${url}/klaim-presensi/${idOf(made)}`, {
    ...isi,
    user_id: `${ani.user_id},${budi.user_id}`,
  });
  expect(changed.body.data).toMatchObject({ jenis: 'sakit', dampak: { berubah: 4 } });
  expect(await statuses(ani.user_id)).toBe('absen hadir hadir absen terbuka');
  expect(await statuses(budi.user_id)).toBe('absen hadir hadir absen terbuka');
});

test.each([
  ['nothing is asked for', { tgl_mulai: '2026-11-17' }, 'jam_masuk'],
  ['the range is reversed', { tgl_mulai: '2026-11-17', tgl_selesai: '2026-11-16', sehari: '1' }, 'tgl_selesai'],
  [
    'the departure is before the arrival',
    { tgl_mulai: '2026-11-17', jam_masuk: '09:00:00', jam_pulang: '08:00:00' },
    'jam_pulang',
  ],
  ['a time has not come yet', { tgl_mulai: '2026-11-20', jam_pulang: '14:00:00' }, 'jam_pulang'],
  ['someone is no member', { user_id: '999999', tgl_mulai: '2026-11-17', sehari: '1' }, 'user_id'],
])('it is refused where %s', async (_, isi, field) => {
  const { ani, file } = await school();
  expect(await file({ user_id: String(ani.user_id), ...isi })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] } },
  });
});

test('the attachment is kept, and given to those who see the claim only', async () => {
  const { ani, budi, file, url, operator } = await school();
  const lampiran = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'surat tugas.pdf');
  const made = await file({ user_id: String(ani.user_id), tgl_mulai: '2026-11-17', sehari: '1', lampiran });
  expect(made.body.data).toMatchObject({ lampiran: 'surat tugas.pdf' });
  const path = `${url}/klaim-presensi/${idOf(made)}/lampiran`;
  const answer = await operator.get(path);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect((await as(ani).get(path)).status).toBe(200);
  expect((await as(budi).get(path)).status).toBe(404);
});

test('leave and days off outrank it, and a night’s granted morning is the next day’s', async () => {
  const { operator, ani, url, file, statuses } = await school();
  const { body } = await operator.post(`${url}/jadwal`, {
    nama: 'Malam',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2020-01-01',
    baris: [jam('22:00', '06:00')],
  });
  const { jadwal_id } = body.data as { jadwal_id: number };
  const sel = [
    { user_id: ani.user_id, tanggal: '2026-11-17', jadwal_id },
    { user_id: ani.user_id, tanggal: '2026-11-18', jadwal_id: null },
  ];
  expect((await operator.post(`${url}/jadwal-shift`, { sel, koreksi: true })).status).toBe(201);
  await file({
    user_id: String(ani.user_id),
    tgl_mulai: '2026-11-17',
    tgl_selesai: '2026-11-18',
    jam_masuk: '22:00:00',
    jam_pulang: '06:00:00',
  });
  expect(await statuses(ani.user_id)).toBe('absen hadir libur absen terbuka');
  const { body: days } = await operator.get(`${url}/presensi?user_id=${ani.user_id}&from=2026-11-17&to=2026-11-17`);
  expect(days.data).toMatchObject({ data: [{ jam_pulang: '06:00:00', is_pulang_besok: true, durasi_menit: 480 }] });
});

test('whose day an operator changes hears of it: who did it, what it became, and what it became again when it is called off', async () => {
  const { organisasi, ani, budi, file, url, operator } = await school();
  const kabar = async (who = ani) =>
    (
      await all.selectFrom('pemberitahuan').select(['judul', 'tautan']).where('user_id', '=', who.user_id).execute()
    ).map(({ judul, tautan }) => [judul, tautan]);
  const nama = (await operator.get('/me')).body.data as { nama: string };
  const isi = { user_id: String(ani.user_id), tgl_mulai: '2026-11-16' };
  await file({ ...isi, jam_masuk: '07:10:00', preview: '1' });
  expect(await kabar()).toEqual([]);

  const made = await file({ ...isi, jam_masuk: '07:10:00' });
  const tautan = `/organisasi/${organisasi.organisasi_id}/klaimPresensi/${idOf(made)}`;
  const satu = [`${nama.nama} mengubah presensi Anda 16-11-2026: datang kosong → 07:10:00`, tautan];
  expect(await kabar()).toEqual([satu]);
  const ubah = { jenis: 'dinas luar', tgl_mulai: '2026-11-16', jam_masuk: '07:30:00', keterangan: 'Salah jam' };
  expect((await operator.form('PUT', `${url}/klaim-presensi/${idOf(made)}`, ubah)).status).toBe(200);
  const dua = [`${nama.nama} mengubah presensi Anda 16-11-2026: datang 07:10:00 → 07:30:00`, tautan];
  expect(await kabar()).toEqual([satu, dua]);
  await operator.post(`${url}/batal-klaim`, { presensi_klaim_id: idOf(made), keterangan: 'Salah orang' });
  const tiga = [`${nama.nama} mengubah presensi Anda 16-11-2026: datang 07:30:00 → kosong`, tautan];
  expect(await kabar()).toEqual([satu, dua, tiga]);

  const email = 'budi@hari.test';
  await all.updateTable('users').set({ email }).where('user_id', '=', budi.user_id).execute();
  await file({ user_id: String(budi.user_id), tgl_mulai: '2026-11-16', tgl_selesai: '2026-11-17', sehari: '1' });
  const [[judul] = []] = await kabar(budi);
  expect(judul).toBe(`${nama.nama} mengubah presensi Anda 16-11-2026 s.d. 17-11-2026 (2 hari)`);
  const [mail] = surat.filter(({ kepada }) => kepada === email);
  expect(mail?.teks).toContain('16-11-2026: datang kosong → 07:00:00, pulang kosong → 14:00:00\n17-11-2026: ');
  expect(mail?.teks).not.toContain('Rapat kantor');
});
