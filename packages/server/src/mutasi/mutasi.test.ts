import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { SENIN_JUMAT } from '../testing/given/given-jadwal.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { runMutasiTask } from './pindah/run-mutasi-task.ts';

const server = await startTestServer();
const { given, as, all, clock, deps, surat, app } = server;
const tempat = tempatBuilders(all);

const { sekolah, at } = mutasiOffices(server);

describe('a transfer within a tenant', () => {
  test('is told to the other side, confirmed there, and moves the membership on its day with what goes along', async () => {
    const kantor = await sekolah();
    const { ani, lain, lainUrl, penerima, operator, url } = kantor;
    await ani.grant(12);
    const guru = await tempat.grup(lain, { nama: 'Guru' });
    surat.length = 0;
    const { mutasi_id, ...diajukan } = await kantor.submitted();
    expect(diajukan).toMatchObject({
      status: STATUS_AKSES.diajukan,
      sisi: 'asal',
      boleh: { konfirmasi: false, batal: true },
      hambatan: null,
    });
    expect(diajukan.bawaan?.saldo).toMatchObject([{ kategori: 'Cuti Tahunan', kategori_tujuan: 'Cuti Tahunan' }]);
    expect(surat.map(({ judul }) => judul)).toEqual(['Mutasi Ani mulai 01-12-2026 menunggu konfirmasi instansi Anda']);

    expect((await penerima.get(`${lainUrl}/mutasi`)).body.data).toMatchObject({
      menunggu: 1,
      data: [{ mutasi_id, sisi: 'tujuan', nama: 'Ani', user_id: null, boleh: { konfirmasi: true, batal: true } }],
    });
    const pratinjau = await kantor.confirm(mutasi_id, { group_id: guru.group_id, preview: true });
    expect(pratinjau.body.data).toMatchObject({
      status: STATUS_AKSES.diajukan,
      bawaan: { grup: 'Guru', is_akun_baru: false },
    });
    const confirmed = await kantor.confirm(mutasi_id, { group_id: guru.group_id });
    expect(confirmed.body.data).toMatchObject({ status: STATUS_AKSES.disetujui, dipindahkan_pada: null });
    expect(await kantor.masa()).toEqual([[{ tgl_mulai: '2020-01-01', tgl_selesai: null }], []]);

    await at('2026-11-30T16:59:00Z');
    expect((await kantor.masa())[1]).toEqual([]);
    await at('2026-11-30T17:01:00Z');
    await at('2026-11-30T18:01:00Z');
    expect(await kantor.masa()).toEqual([
      [{ tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-30' }],
      [{ tgl_mulai: '2026-12-01', tgl_selesai: null }],
    ]);
    expect((await penerima.get(`${lainUrl}/users?q=Ani`)).body.data).toMatchObject({
      data: [{ grup: 'Guru', role: KODE_PERAN.user }],
    });
    expect([await kantor.sisaDi(operator, url), await kantor.sisaDi(penerima, lainUrl)]).toEqual([[], [12]]);
    // The same account, at home at the other place; the place that was left still reads its history.
    expect((await ani.self.get(`${lainUrl}/presensi`)).status).toBe(200);
    expect((await ani.self.post(`${url}/presensi`)).body.error).toBe('anggota.inactive');
    expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).toMatchObject({
      status: STATUS_AKSES.diajukan,
      nama: 'Ani',
    });
    expect((await operator.get(`${url}/mutasi/${mutasi_id}`)).body.data).toMatchObject({
      bawaan: { grup: 'Guru' },
      boleh: { konfirmasi: false, batal: false },
    });
    expect((await kantor.confirm(mutasi_id)).body.error).toBe('mutasi.moved');
    const lines = await all
      .selectFrom('log_aktivitas')
      .select('organisasi_id')
      .where('kegiatan', '=', 'Menjalankan mutasi')
      .where('objek_id', '=', String(mutasi_id))
      .execute();
    const places = [kantor.organisasi.organisasi_id, lain.organisasi_id];
    expect(lines.map((one) => one.organisasi_id).toSorted()).toEqual(places.toSorted());
  });

  test('on its own day it is done at once, and a day that has passed is refused', async () => {
    const kantor = await sekolah();
    for (const tgl_mulai of ['2026-11-19', '2199-11-27'])
      expect((await kantor.submit({ tgl_mulai })).body.errors).toHaveProperty('tgl_mulai');
    expect((await kantor.submit({ tgl_selesai: '2026-12-31' })).body.errors).toHaveProperty('tgl_selesai');
    const lent = { jenis: 'perbantuan', tgl_mulai: '2026-11-20', preview: true };
    expect((await kantor.submit({ ...lent, tgl_selesai: '2099-12-31' })).body.errors).toHaveProperty('tgl_selesai');
    expect((await kantor.submit({ ...lent, tgl_selesai: '2027-11-20' })).body.data).toMatchObject({ hambatan: null });
    await kantor.pindah({ tgl_mulai: '2026-11-20' });
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-11-20', tgl_selesai: null }]);
    const late = await sekolah();
    const { mutasi_id } = await late.submitted({ tgl_mulai: '2026-11-20' });
    clock.now = new Date('2026-11-21T02:00:00Z');
    expect((await late.confirm(mutasi_id)).body.error).toBe('mutasi.too_late');
  });

  test('a day of which he has a record at the origin does not change its place: it begins the day after', async () => {
    const kantor = await sekolah();
    const { ani, operator, url } = kantor;
    const tap = async () => {
      const isi = { waktu_klien: clock.now.toISOString() };
      const answer = await ani.self.form('POST', `${url}/presensi`, isi, { 'idempotency-key': crypto.randomUUID() });
      expect(answer.status).toBe(201);
    };
    await tap();
    const sekarang = { tgl_mulai: '2026-11-20', preview: true };
    for (const more of [sekarang, { ...sekarang, jenis: 'berhenti', tujuan_kode: null }])
      expect((await kantor.submit(more)).body.data).toMatchObject({ hambatan: expect.stringContaining('20 November 2026') });
    expect((await kantor.submit({ tgl_mulai: '2026-11-21', preview: true })).body.data).toMatchObject({ hambatan: null });
    const lent = { jenis: 'perbantuan', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-30', preview: true };
    expect((await kantor.submit(lent)).body.data).toMatchObject({ hambatan: null });
    const mutasi_id = await kantor.pindah({ tgl_mulai: '2026-11-24' });
    // One that could not be done on its day takes no day that he has worked since.
    clock.now = new Date('2026-11-24T02:00:00Z');
    await tap();
    await at('2026-11-24T03:01:00Z');
    const seen = (await operator.get(`${url}/mutasi/${mutasi_id}`)).body.data as MutasiDetail;
    expect(seen).toMatchObject({ dipindahkan_pada: null, tertahan: expect.stringContaining('24 November 2026') });
    expect(await kantor.masa()).toEqual([[{ tgl_mulai: '2020-01-01', tgl_selesai: null }], []]);
  }); // prettier-ignore

  test('ends what was asked for beyond it, and gives the days back before the balance goes along', async () => {
    const kantor = await sekolah();
    const { ani, operator, url } = kantor;
    await ani.grant(12);
    const approved = await ani.asked('2026-11-30', '2026-12-02');
    await kantor.act(operator, approved.cuti_id, 'setuju');
    const waiting = await ani.asked('2026-12-07', '2026-12-08');
    const { mutasi_id, bawaan } = await kantor.submitted();
    expect(bawaan?.ajuan.map(({ tgl_awal }) => tgl_awal)).toEqual(['2026-11-30', '2026-12-07']);
    // A preview leaves everything as it was.
    expect((await operator.get(`${url}/cuti/${waiting.cuti_id}`)).body.data).toMatchObject({
      status: STATUS_RECORD.tidak_aktif,
    });
    await kantor.confirm(mutasi_id);
    await at('2026-12-01T00:01:00Z');
    expect((await operator.get(`${url}/cuti/${waiting.cuti_id}`)).body.data).toMatchObject({
      status: STATUS_RECORD.ditolak,
    });
    expect((await operator.get(`${url}/cuti/${approved.cuti_id}`)).body.data).toMatchObject({
      tgl_batal: '2026-12-01',
    });
    expect(await kantor.sisaDi(kantor.penerima, kantor.lainUrl)).toEqual([11]);
  });

  test('ends a claim that waits about a day that is no longer his there', async () => {
    const kantor = await sekolah();
    const { ani, operator, url } = kantor;
    const hari = { tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20', sehari: '1' };
    const isi = { jenis: 'dinas luar', ...hari, keterangan: 'Rapat kantor' };
    const made = await ani.self.form('POST', `${url}/klaim-presensi`, isi);
    expect(made.status).toBe(201);
    const { presensi_klaim_id } = made.body.data as { presensi_klaim_id: number };
    const { bawaan, mutasi_id } = await kantor.submitted({ tgl_mulai: '2026-11-20' });
    expect(bawaan?.ajuan.map(({ nama, tgl_awal }) => [nama, tgl_awal])).toEqual([['Ubah presensi', '2026-11-20']]);
    const klaim = async () => (await operator.get(`${url}/klaim-presensi/${presensi_klaim_id}`)).body.data;
    expect(await klaim()).toMatchObject({ status: 'diajukan' });
    expect((await kantor.confirm(mutasi_id)).status).toBe(200);
    const ditolak = { status: 'ditolak', catatan: 'Keanggotaan berakhir' };
    expect(await klaim()).toMatchObject(ditolak);
    // Whose it was still reads it, and that of nobody else.
    expect((await ani.self.get(`${url}/klaim-presensi/${presensi_klaim_id}`)).body.data).toMatchObject(ditolak);
    expect((await ani.self.get(`${url}/klaim-presensi-saya`)).body.data).toMatchObject({ data: [ditolak] });
    const { user_id } = await kantor.member('Budi');
    const lain = await operator.form('POST', `${url}/klaim-presensi`, { ...isi, user_id: String(user_id) });
    const { presensi_klaim_id: milikBudi } = lain.body.data as { presensi_klaim_id: number };
    expect((await ani.self.get(`${url}/klaim-presensi/${milikBudi}`)).status).toBe(404);
    expect((await ani.self.get(`${url}/klaim-presensi`)).body.error).toBe('anggota.inactive');
    expect((await ani.self.post(`${url}/batal-klaim`, { presensi_klaim_id })).body.error).toBe('anggota.inactive');
  });

  test('waits on its day for a decision about leave that began before, which is paid out of the balance that would go', async () => {
    const kantor = await sekolah();
    const { ani, operator } = kantor;
    await ani.grant(12);
    const { cuti_id } = await ani.asked('2026-11-30', '2026-12-01');
    expect((await kantor.submit({ preview: true })).body.data).toMatchObject({
      hambatan: null,
      bawaan: { cuti_menunggu: '2026-11-30' },
    });
    const mutasi_id = await kantor.pindah();
    await at('2026-12-01T00:01:00Z');
    const { data } = (await operator.get(`${kantor.url}/mutasi/${mutasi_id}`)).body as unknown as {
      data: MutasiDetail;
    };
    expect(data).toMatchObject({ dipindahkan_pada: null, tertahan: expect.stringContaining('30-11-2026') });
    await kantor.act(operator, cuti_id, 'setuju');
    await at('2026-12-01T01:01:00Z');
    expect(await kantor.sisaDi(kantor.penerima, kantor.lainUrl)).toEqual([11]);
  });

  test('back again is one membership more, with the balance as it is by then', async () => {
    const kantor = await sekolah();
    await kantor.ani.grant(12);
    await kantor.pindah();
    await at('2026-12-01T00:01:00Z');
    const kembali = {
      user_id: kantor.ani.user_id,
      jenis: 'pindah',
      tujuan_kode: kantor.organisasi.kode_organisasi,
      tgl_mulai: '2026-12-10',
      keterangan: 'Kembali',
    };
    const made = await kantor.penerima.post(`${kantor.lainUrl}/mutasi`, kembali);
    const { mutasi_id } = made.body.data as MutasiDetail;
    const answer = await kantor.operator.post(`${kantor.url}/mutasi/${mutasi_id}/konfirmasi`);
    expect(answer.status).toBe(200);
    await at('2026-12-10T00:01:00Z');
    expect(await kantor.masa()).toEqual([
      [
        { tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-30' },
        { tgl_mulai: '2026-12-10', tgl_selesai: null },
      ],
      [{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-09' }],
    ]);
    expect(await kantor.sisaDi(kantor.operator, kantor.url)).toEqual([12]);
    expect(await kantor.sisaDi(kantor.penerima, kantor.lainUrl)).toEqual([]);
  });

  test('there and back on one day leaves him where he was, without a gap, and without a day at the other place', async () => {
    const kantor = await sekolah();
    const { ani, operator, url, penerima, lainUrl } = kantor;
    await ani.grant(12);
    const grup = await tempat.grup(kantor.organisasi, { nama: 'Tata Usaha' });
    await operator.put(`${url}/users/${ani.user_id}`, { group_id: grup.group_id });
    await kantor.pindah();
    await at('2026-12-01T00:01:00Z');
    const kembali = { user_id: ani.user_id, jenis: 'pindah', tujuan_kode: kantor.organisasi.kode_organisasi, tgl_mulai: '2026-12-01', keterangan: 'Keliru' };
    const made = await penerima.post(`${lainUrl}/mutasi`, kembali);
    const { mutasi_id } = made.body.data as MutasiDetail;
    expect((await operator.post(`${url}/mutasi/${mutasi_id}/konfirmasi`)).status).toBe(200);
    await at('2026-12-01T01:01:00Z');
    // His time here is one, as if he had never left; of the other place he has no day.
    expect(await kantor.masa()).toEqual([[{ tgl_mulai: '2020-01-01', tgl_selesai: null }], []]);
    expect([await kantor.sisaDi(operator, url), await kantor.sisaDi(penerima, lainUrl)]).toEqual([[12], []]);
    expect((await operator.get(`${url}/users?q=Ani`)).body.data).toMatchObject({ data: [{ grup: 'Tata Usaha' }] });
    expect((await ani.self.get(`${url}/presensi`)).status).toBe(200);
    expect((await ani.self.get(`${lainUrl}/presensi`)).body.error).toBe('anggota.inactive');
    expect((await penerima.get(`${lainUrl}/users?q=Ani&is_aktif=1`)).body.data).toMatchObject({ total: 0 });
    expect((await penerima.get(`${lainUrl}/presensi?from=2026-12-01&is_libur=1`)).body.data).toMatchObject({ total: 0 });
  }); // prettier-ignore

  test('lent for a time he is a member of both, and of the second until its last day', async () => {
    const kantor = await sekolah();
    await kantor.ani.grant(12);
    await kantor.pindah({ jenis: 'perbantuan', tgl_selesai: '2026-12-31' });
    await at('2026-12-01T00:01:00Z');
    expect(await kantor.masa()).toEqual([
      [{ tgl_mulai: '2020-01-01', tgl_selesai: null }],
      [{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-31' }],
    ]);
    expect(await kantor.sisaDi(kantor.operator, kantor.url)).toEqual([12]);
    expect((await kantor.ani.self.get(`${kantor.lainUrl}/presensi`)).status).toBe(200);
    // What he is owed for the year he has where he belongs.
    const buka = await kantor.penerima.post(`${kantor.lainUrl}/cuti-saldo/buka-tahun`, { tahun: 2026 });
    expect((buka.body.data as { baris: { nama: string }[] }).baris.map(({ nama }) => nama)).not.toContain('Ani');
    expect(await kantor.sisaDi(kantor.penerima, kantor.lainUrl)).toEqual([0]);
    await at('2027-01-01T00:01:00Z');
    expect((await kantor.ani.self.post(`${kantor.lainUrl}/presensi`)).body.error).toBe('anggota.inactive');
    const aktif = async (by: Caller, di: string) => (await by.get(`${di}/users?q=Ani&is_aktif=1`)).body.data;
    expect(await aktif(kantor.penerima, kantor.lainUrl)).toMatchObject({ total: 0 });
    expect(await aktif(kantor.operator, kantor.url)).toMatchObject({ total: 1 });
  });

  test('who is here on loan is not passed on by the place that borrows him: it only ends the loan early', async () => {
    const kantor = await sekolah();
    const ketiga = await given.organisasi({ tenant_id: kantor.lain.tenant_id, nama: 'Sekolah Ketiga' });
    const asing = await given.organisasi({ nama: 'Sekolah Induk Lain' });
    await kantor.pindah({ jenis: 'perbantuan', tgl_selesai: '2026-12-31' });
    await at('2026-12-01T00:01:00Z');
    const dariPeminjam = (isi: object) =>
      kantor.penerima.post(`${kantor.lainUrl}/mutasi`, {
        user_id: kantor.ani.user_id,
        tgl_mulai: '2026-12-10',
        keterangan: 'SK 1',
        ...isi,
      });
    for (const isi of [
      { jenis: 'pindah', tujuan_kode: ketiga.kode_organisasi },
      { jenis: 'pindah', tujuan_kode: asing.kode_organisasi },
      { jenis: 'perbantuan', tujuan_kode: ketiga.kode_organisasi, tgl_selesai: '2026-12-20' },
    ]) {
      const { status, body } = await dariPeminjam(isi);
      expect({ status, error: body.error }).toEqual({ status: 433, error: 'mutasi.blocked' });
      expect(body.message).toMatch(/diperbantukan oleh .* sampai .*31 Desember 2026\. Mutasinya ke tempat lain dibuat/);
    }
    expect((await dariPeminjam({ jenis: 'berhenti' })).status).toBe(201);
    await at('2026-12-10T00:01:00Z');
    expect(await kantor.masa()).toEqual([
      [{ tgl_mulai: '2020-01-01', tgl_selesai: null }],
      [{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-09' }],
    ]);
    // Where he is at home he is moved as anybody, also to where he was lent, and from there on by it.
    await kantor.pindah({ tgl_mulai: '2026-12-15' });
    await at('2026-12-15T00:01:00Z');
    const { status } = await dariPeminjam({
      jenis: 'pindah',
      tujuan_kode: ketiga.kode_organisasi,
      tgl_mulai: '2026-12-20',
    });
    expect(status).toBe(201);
  });

  test('who leaves for nowhere needs no other side, and is out everywhere', async () => {
    const kantor = await sekolah();
    const { ani, url } = kantor;
    const made = await ani.self.post(`${url}/cuti/kalender-langganan`, { isi: 'saya' });
    const feed = new URL((made.body.data as { alamat: string }).alamat).pathname;
    // Nobody's meaning is guessed: who leaves for nowhere goes to no other place.
    expect((await kantor.submit({ jenis: 'berhenti', tgl_mulai: '2026-11-21' })).body.errors).toHaveProperty(
      'tujuan_kode',
    );
    const { status } = await kantor.submitted({ jenis: 'berhenti', tujuan_kode: null, tgl_mulai: '2026-11-21' });
    expect(status).toBe(STATUS_AKSES.disetujui);
    expect((await ani.self.get('/me')).status).toBe(200);
    await at('2026-11-20T17:01:00Z');
    expect((await ani.self.get('/me')).status).toBe(401);
    expect((await app.inject({ url: feed })).statusCode).toBe(404);
  });
});

describe('who may do what', () => {
  test('each side does its own step, once; the other side and strangers do none', async () => {
    const kantor = await sekolah();
    const { operator, url, penerima, lainUrl, ani } = kantor;
    const { mutasi_id } = await kantor.submitted({ is_ajukan: false });
    // What was not sent is the origin's alone.
    expect((await penerima.get(`${lainUrl}/mutasi/${mutasi_id}`)).status).toBe(404);
    expect((await kantor.confirm(mutasi_id)).status).toBe(404);
    expect((await operator.post(`${url}/mutasi/${mutasi_id}/konfirmasi`)).body.data).toMatchObject({ status: STATUS_AKSES.diajukan });
    expect((await operator.post(`${url}/mutasi/${mutasi_id}/konfirmasi`)).body.error).toBe('mutasi.other_side');
    expect((await kantor.submit()).body.error).toBe('mutasi.pending');
    const asing = await sekolah();
    expect((await asing.operator.get(`${asing.url}/mutasi/${mutasi_id}`)).status).toBe(404);
    expect((await asing.operator.post(`${asing.url}/mutasi/${mutasi_id}/batal`, { keterangan: 'coba' })).status).toBe(404);
    expect((await ani.self.get(`${url}/mutasi`)).status).toBe(403);
    const tolak = await penerima.post(`${lainUrl}/mutasi/${mutasi_id}/batal`, { keterangan: 'Formasi penuh' });
    expect(tolak.body.data).toMatchObject({ status: STATUS_AKSES.ditolak, keterangan_putusan: 'Formasi penuh' });
    expect((await kantor.confirm(mutasi_id)).body.error).toBe('mutasi.decided');
    expect((await kantor.submit()).status).toBe(201);
  });

  test('oneself, another operator and the last operator are not moved by an operator; the head of a group is said', async () => {
    const kantor = await sekolah();
    const { organisasi, operator, url, operator_id, ani } = kantor;
    expect((await kantor.submit({ user_id: operator_id })).body.error).toBe('anggota.oneself');
    const rekan = await given.orang('operator', organisasi);
    expect((await kantor.submit({ user_id: rekan.user_id })).status).toBe(403);
    await tempat.grup(organisasi, { nama: 'Guru', kepala_user_id: ani.user_id });
    const pratinjau = await kantor.submit({ preview: true });
    expect(pratinjau.body.data).toMatchObject({ bawaan: null, hambatan: expect.stringContaining('Guru') });
    expect((await kantor.submit()).body).toMatchObject({ error: 'mutasi.blocked' });
    expect((await operator.get(`${url}/mutasi`)).body.data).toMatchObject({ total: 0 });
  });

  test('the tenant’s admin stands above both: his one step confirms, and he moves nobody of another tenant', async () => {
    const kantor = await sekolah();
    const { organisasi, lain, ani } = kantor;
    const admin = as(await given.orang('admin', organisasi));
    const url = `/tenant/${organisasi.tenant_id}/mutasi`;
    const isi = { user_id: ani.user_id, jenis: 'pindah', tujuan_kode: lain.kode_organisasi, tgl_mulai: '2026-12-01', keterangan: 'SK' };
    const asing = await sekolah();
    const salah = { ...isi, organisasi_id: asing.organisasi.organisasi_id, user_id: asing.ani.user_id };
    expect((await admin.post(url, salah)).status).toBe(404);
    const made = await admin.post(url, { ...isi, organisasi_id: organisasi.organisasi_id });
    expect(made.body.data).toMatchObject({ status: STATUS_AKSES.disetujui, sisi: 'keduanya' });
    expect((await admin.get(url)).body.data).toMatchObject({ total: 1 });
    await at('2026-12-01T00:01:00Z');
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: null }]);
    const { sheets } = await readXlsx((await admin.get(`${url}/unduh`)).raw);
    expect(JSON.stringify(sheets[0]?.rows)).toContain('Ani');
    expect((await as(await given.orang('admin', asing.organisasi)).get(url)).status).toBe(404);
  });

  test('his one step also says where the destination puts him, in one of his own places alone', async () => {
    const kantor = await sekolah();
    const { organisasi, lain, ani, penerima, lainUrl } = kantor;
    const admin = as(await given.orang('admin', organisasi));
    const grup = await tempat.grup(lain, { nama: 'Guru Tujuan' });
    const isi = { organisasi_id: organisasi.organisasi_id, user_id: ani.user_id, jenis: 'pindah', tujuan_kode: lain.kode_organisasi, tgl_mulai: '2026-12-01', keterangan: 'SK' };
    const url = `/tenant/${organisasi.tenant_id}/mutasi`;
    const milikAsal = await tempat.grup(organisasi, { nama: 'Guru Asal' });
    expect((await admin.post(url, { ...isi, group_id: milikAsal.group_id })).body.errors).toHaveProperty('group_id');
    const pratinjau = await admin.post(url, { ...isi, group_id: grup.group_id, pin: '77', preview: true });
    expect(pratinjau.body.data).toMatchObject({ bawaan: { grup: 'Guru Tujuan' } });
    expect((await admin.post(url, { ...isi, group_id: grup.group_id, pin: '77' })).status).toBe(201);
    await at('2026-12-01T00:01:00Z');
    const { data } = (await penerima.get(`${lainUrl}/users?q=Ani`)).body.data as { data: object[] };
    expect(data).toMatchObject([{ grup: 'Guru Tujuan', pin: '77' }]);
    // What an operator asked for is placed in the same way by who confirms it above him.
    const budi = await kantor.member('Budi');
    const { mutasi_id } = await kantor.submitted({ user_id: budi.user_id, tgl_mulai: '2026-12-02' });
    expect((await admin.get(`${url}/${mutasi_id}`)).body.data).toMatchObject({ tujuan_organisasi_id: lain.organisasi_id });
    expect((await kantor.operator.get(`${kantor.url}/mutasi/${mutasi_id}`)).body.data).toMatchObject({ tujuan_organisasi_id: null });
    expect((await admin.post(`${url}/${mutasi_id}/konfirmasi`, { group_id: milikAsal.group_id })).body.errors).toHaveProperty('group_id');
    expect((await admin.post(`${url}/${mutasi_id}/konfirmasi`, { group_id: grup.group_id, pin: '78' })).status).toBe(200);
    await at('2026-12-02T00:01:00Z');
    expect((await penerima.get(`${lainUrl}/users?q=Budi`)).body.data).toMatchObject({ data: [{ grup: 'Guru Tujuan', pin: '78' }] });
    // To a place of another tenant nobody is put from here.
    const asing = await sekolah();
    const keluar = { ...isi, user_id: (await kantor.member('Cici')).user_id, tgl_mulai: '2026-12-10', tujuan_kode: asing.lain.kode_organisasi, group_id: grup.group_id };
    expect((await admin.post(url, keluar)).body.data).toMatchObject({ status: STATUS_AKSES.diajukan });
  });

  test('another tenant’s institution is found by its whole code alone', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { operator, url, lain, organisasi } = kantor;
    const saudara = await given.organisasi({ tenant_id: organisasi.tenant_id, nama: 'Sekolah Saudara' });
    const cari = async (q: string) =>
      ((await operator.get(`${url}/mutasi/tujuan?q=${q}`)).body.data as { kode_organisasi: string }[]).map((one) => one.kode_organisasi);
    expect(await cari('Sekolah')).toEqual([saudara.kode_organisasi]);
    expect(await cari(lain.kode_organisasi)).toEqual([lain.kode_organisasi]);
    const salah = await kantor.submit({ tujuan_kode: 'TIDAK-ADA' });
    expect(salah.body.errors).toHaveProperty('tujuan_kode');
    expect((await kantor.submit({ jenis: 'perbantuan', tgl_selesai: '2026-12-31' })).body.error).toBe('mutasi.other_tenant');
  });
}); // prettier-ignore

describe('a transfer to another tenant', () => {
  test('gives a new account there with its link, and ends the old one everywhere', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani, operator, url, penerima, lainUrl } = kantor;
    await ani.grant(12);
    await operator.put(`${url}/users/${ani.user_id}`, { nik: '3171014501850012' });
    const { email } = await all.selectFrom('users').select('email').where('user_id', '=', ani.user_id).executeTakeFirstOrThrow();
    const mutasi_id = await kantor.pindah();
    expect((await ani.self.get('/me')).status).toBe(200);
    surat.length = 0;
    await at('2026-12-01T00:01:00Z');
    const { data } = (await penerima.get(`${lainUrl}/users?q=Ani`)).body.data as { data: { user_id: number }[] };
    expect(data).toMatchObject([{ nama: 'Ani', email, status: STATUS_KEANGGOTAAN.belum_aktivasi, nik: '••••••••••••0012' }]);
    const baru = data[0]?.user_id ?? 0;
    expect(baru).not.toBe(ani.user_id);
    expect(surat.find(({ judul }) => judul === 'Aktivasi akun Hadir')).toMatchObject({ kepada: email });
    expect(await kantor.sisaDi(penerima, lainUrl)).toEqual([12]);
    expect((await ani.self.get('/me')).status).toBe(401);
    expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).toMatchObject({ status: STATUS_KEANGGOTAAN.tidak_aktif, email: null });
    // Each side knows the account that is its own.
    expect((await operator.get(`${url}/mutasi/${mutasi_id}`)).body.data).toMatchObject({ user_id: ani.user_id });
    expect((await penerima.get(`${lainUrl}/mutasi/${mutasi_id}`)).body.data).toMatchObject({ user_id: baru });
    expect((await operator.get(`${url}/users/${baru}`)).status).toBe(404);
    expect((await penerima.get(`${lainUrl}/users/${ani.user_id}`)).status).toBe(404);

    // And back again: the account of old, with its history.
    const kembali = { user_id: baru, jenis: 'pindah', tujuan_kode: kantor.organisasi.kode_organisasi, tgl_mulai: '2026-12-15', keterangan: 'Kembali' };
    const made = await penerima.post(`${lainUrl}/mutasi`, kembali);
    const balik = (made.body.data as MutasiDetail).mutasi_id;
    expect((await operator.post(`${url}/mutasi/${balik}/konfirmasi`)).status).toBe(200);
    await at('2026-12-15T00:01:00Z');
    expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).toMatchObject({ email, nama: 'Ani', status: STATUS_KEANGGOTAAN.belum_aktivasi });
    expect(await kantor.sisaDi(operator, url)).toEqual([12]);
  });

  test('who comes back is who he was, also without a number by which he is known', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani, operator, url, penerima, lainUrl, organisasi } = kantor;
    await kantor.pindah();
    await at('2026-12-01T00:01:00Z');
    const { data } = (await penerima.get(`${lainUrl}/users?q=Ani`)).body.data as { data: { user_id: number }[] };
    const kembali = { user_id: data[0]?.user_id, jenis: 'pindah', tujuan_kode: organisasi.kode_organisasi, tgl_mulai: '2026-12-01', keterangan: 'Keliru' };
    const { mutasi_id } = (await penerima.post(`${lainUrl}/mutasi`, kembali)).body.data as MutasiDetail;
    expect((await operator.post(`${url}/mutasi/${mutasi_id}/konfirmasi`)).status).toBe(200);
    await at('2026-12-01T01:01:00Z');
    const here = (await operator.get(`${url}/users?q=Ani`)).body.data as { data: { user_id: number; is_aktif: boolean }[] };
    expect(here.data.map(({ user_id }) => user_id)).toEqual([ani.user_id]);
    expect((await as(ani).get(`${url}/presensi`)).status).toBe(200);
    // And there again: the account of the first time.
    const lagi = await kantor.submitted({ tgl_mulai: '2026-12-02' });
    await kantor.confirm(lagi.mutasi_id);
    await at('2026-12-02T00:01:00Z');
    const there = (await penerima.get(`${lainUrl}/users?q=Ani`)).body.data as { data: { user_id: number }[] };
    expect(there.data.map(({ user_id }) => user_id)).toEqual([data[0]?.user_id]);
  });

  test('a transfer that waits is a line of the follow-up list of whose step it is', async () => {
    const kantor = await sekolah();
    const { operator, penerima, organisasi, lain } = kantor;
    const lines = async (by: Caller, organisasi_id: number) => {
      const { body } = await by.get(`/dashboard/orgs/${organisasi_id}`);
      const { tindak_lanjut } = (body.data as { organisasi: { tindak_lanjut: { jenis: string; jumlah: number }[] } }).organisasi;
      return tindak_lanjut.flatMap(({ jenis, jumlah }) => (jenis === 'mutasi_menunggu' ? [jumlah] : []));
    };
    const { mutasi_id } = await kantor.submitted();
    expect([await lines(penerima, lain.organisasi_id), await lines(operator, organisasi.organisasi_id)]).toEqual([[1], []]);
    await kantor.confirm(mutasi_id);
    expect(await lines(penerima, lain.organisasi_id)).toEqual([]);
  });

  test('the place that he left says where he went on, and his bell leads there', async () => {
    const kantor = await sekolah();
    const { ani, organisasi, lain } = kantor;
    await kantor.pindah({ tgl_mulai: '2026-11-20' });
    expect((await ani.self.get(`/switch-organisasi/${organisasi.organisasi_id}`)).body.data).toMatchObject({
      pindah: { tujuan: 'Sekolah Tujuan', sejak: '2026-11-20', organisasi_id: lain.organisasi_id },
    });
    expect((await ani.self.get(`/switch-organisasi/${lain.organisasi_id}`)).body.data).not.toHaveProperty('pindah');
    const lonceng = await all.selectFrom('pemberitahuan').select('tautan').where('user_id', '=', ani.user_id).where('judul', 'like', 'Anda kini anggota Sekolah Tujuan mulai 20-11-2026%').execute();
    expect(lonceng).toEqual([{ tautan: `/dashboard/${lain.organisasi_id}` }]);
  });

  test('who signs in by the account that ended is told where he belongs now, and since when', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani } = kantor;
    expect((await ani.self.get('/me')).body.data).toMatchObject({ pindah: null });
    await kantor.pindah();
    await at('2026-12-01T00:01:00Z');
    expect((await as(ani).get('/me')).body.data).toMatchObject({
      is_aktif: false,
      pindah: { tujuan: 'Sekolah Tujuan', sejak: '2026-12-01' },
    });
  });

  test('the hours of the other tenant are told to the origin once it has agreed, and to itself before', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { operator, url, penerima, lainUrl } = kantor;
    const baris = { nama: 'Rahasia', tipe_jadwal: TIPE_JADWAL.reguler, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
    const { jadwal_id } = (await penerima.post(`${lainUrl}/jadwal`, baris)).body.data as { jadwal_id: number };
    await penerima.post(`${lainUrl}/jadwal-kerja`, { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' });
    const { mutasi_id, bawaan } = await kantor.submitted();
    expect(bawaan).toMatchObject({ jadwal: [], grup: null, is_tujuan_tertutup: true });
    expect(JSON.stringify((await kantor.submit({ preview: true, tgl_mulai: '2026-11-20' })).body)).not.toMatch(/Rahasia|\d\d:\d\d–/);
    expect((await penerima.get(`${lainUrl}/mutasi/${mutasi_id}`)).body.data).toMatchObject({
      bawaan: { jadwal: expect.arrayContaining([expect.objectContaining({ nama: 'Rahasia' })]) },
    });
    await kantor.confirm(mutasi_id);
    const sesudah = (await operator.get(`${url}/mutasi/${mutasi_id}`)).body.data as MutasiDetail;
    expect(sesudah.bawaan?.jadwal.map((one) => one.nama)).toContain('Rahasia');
    expect(sesudah.bawaan).not.toHaveProperty('is_tujuan_tertutup');
  });

  test('tells whose leave ended by it that he moves and where to, and leads him to no place that is closed to him', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani, operator, url } = kantor;
    await ani.grant(12);
    const approved = await ani.asked('2026-12-07', '2026-12-08');
    await kantor.act(operator, approved.cuti_id, 'setuju');
    await ani.asked('2026-12-14', '2026-12-15');
    const isi = { jenis: 'dinas luar', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20', sehari: '1', keterangan: 'Rapat' };
    expect((await ani.self.form('POST', `${url}/klaim-presensi`, isi)).status).toBe(201);
    const { nama } = await all.selectFrom('users').select('nama').where('user_id', '=', kantor.operator_id).executeTakeFirstOrThrow();
    surat.length = 0;
    await kantor.pindah({ tgl_mulai: '2026-11-20' });
    const sebab = 'berakhir karena Anda pindah ke Sekolah Tujuan';
    const kabar = surat.filter(({ judul }) => judul.includes('berakhir'));
    expect(kabar.map(({ judul }) => judul)).toEqual([
      `Cuti Anda 07-12-2026 s.d. 08-12-2026 ${sebab}`,
      `Cuti Anda 14-12-2026 s.d. 15-12-2026 ${sebab}`,
      `Ubah presensi Anda 20-11-2026 ${sebab}`,
    ]);
    expect(surat.filter(({ judul }) => /dibatalkan|ditolak/.test(judul))).toEqual([]);
    for (const { teks } of kabar) {
      expect(teks).toContain(`${sebab}.`);
      expect(teks).not.toContain(nama);
      expect(teks).not.toMatch(/\/(cuti|klaimPresensi)\//);
    }
    const lonceng = await all.selectFrom('pemberitahuan').select('tautan').where('user_id', '=', ani.user_id).where('judul', 'like', '%berakhir%').execute();
    expect(lonceng.map(({ tautan }) => tautan)).toEqual(Array(3).fill(`/dashboard/${kantor.organisasi.organisasi_id}`));
  });

  test('what stays or ends at the origin is the origin’s alone: the destination reads what comes to it, and how many requests end', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani, operator, url, penerima, lainUrl, organisasi, lain } = kantor;
    await ani.grant(12);
    await ani.asked('2026-12-14', '2026-12-15');
    await ani.asked('2026-11-30', '2026-12-01');
    const { mutasi_id, bawaan } = await kantor.submitted();
    const asalAdmin = as(await given.orang('admin', organisasi));
    const lainAdmin = as(await given.orang('admin', lain));
    const milikAsal = [() => operator.get(`${url}/mutasi/${mutasi_id}`), () => asalAdmin.get(`/tenant/${organisasi.tenant_id}/mutasi/${mutasi_id}`)];
    const milikLain = [
      () => penerima.get(`${lainUrl}/mutasi/${mutasi_id}`),
      () => penerima.get(`${lainUrl}/mutasi`),
      () => lainAdmin.get(`/tenant/${lain.tenant_id}/mutasi/${mutasi_id}`),
      () => lainAdmin.get(`/tenant/${lain.tenant_id}/mutasi`),
    ];
    const baca = async (panggilan: (() => ReturnType<Caller['get']>)[]) => {
      const dibaca: Awaited<ReturnType<Caller['get']>>[] = [];
      for (const panggil of panggilan) dibaca.push(await panggil());
      return dibaca.map(({ status, body }) => ({ status, isi: body.data as MutasiDetail, teks: JSON.stringify(body.data) }));
    };
    const CUTI_ASAL = /2026-12-14|14-12-2026|2026-11-30|30-11-2026|cuti_menunggu|kategori":"Cuti/;
    expect(bawaan).toMatchObject({ cuti_menunggu: '2026-11-30', ajuan: [{ tgl_awal: '2026-12-14' }] });
    for (const { isi } of await baca(milikAsal))
      expect(isi.bawaan).toMatchObject({ saldo: [{ kategori_tujuan: 'Cuti Tahunan' }], cuti_menunggu: '2026-11-30', ajuan: [{ tgl_awal: '2026-12-14' }] });
    // The days that go along come to it, by its own category.
    const tertulis = await baca(milikLain);
    for (const { isi } of [tertulis[0], tertulis[2]].flatMap((one) => one ?? []))
      expect(isi.bawaan).toMatchObject({ saldo: [{ kategori: 'Cuti Tahunan', lot: [{ sisa: 12 }] }], ajuan: [], jumlah_ajuan: 1 });
    // Without one they stay, and with them all that it would know of his leave.
    await all.updateTable('cuti_kategori').set({ jenis: 'sakit' }).where('organisasi_id', '=', lain.organisasi_id).execute();
    const dicoba = await kantor.confirm(mutasi_id, { preview: true });
    expect(dicoba.body.data).toMatchObject({ bawaan: { saldo: [], ajuan: [], jumlah_ajuan: 1 } });
    expect(JSON.stringify(dicoba.body)).not.toMatch(CUTI_ASAL);
    await kantor.confirm(mutasi_id);
    // Held up by a decision at the origin, and done at last: neither side reads more than before.
    await at('2026-12-01T00:01:00Z');
    const tertahan = await baca(milikLain);
    expect(tertahan[0]?.isi.tertahan).toContain('belum diputuskan');
    for (const { status, teks } of tertahan) expect({ status, bocor: CUTI_ASAL.test(teks) }).toEqual({ status: 200, bocor: false });
    await all.updateTable('cuti').set({ status: STATUS_RECORD.ditolak }).where('tgl_awal', '=', '2026-11-30').where('user_id', '=', ani.user_id).execute();
    await at('2026-12-01T01:01:00Z');
    const selesai = await baca(milikLain);
    expect(selesai[0]?.isi).toMatchObject({ dipindahkan_pada: expect.any(String), bawaan: { saldo: [], jumlah_ajuan: 1 } });
    for (const { status, teks } of selesai) expect({ status, bocor: CUTI_ASAL.test(teks) }).toEqual({ status: 200, bocor: false });
    for (const { isi } of await baca(milikAsal))
      expect(isi.bawaan).toMatchObject({ saldo: [{ kategori_tujuan: null }], ajuan: [{ tgl_awal: '2026-12-14' }] });
  });

  test('who has yet to decide is said before it is sent: the operator, or the admin above a school of the free edition', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { lain, penerima, lainUrl } = kantor;
    expect((await kantor.submit({ preview: true })).body.data).toMatchObject({ menunggu: 'operator' });
    await all
      .updateTable('organisasi')
      .set({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false })
      .where('organisasi_id', '=', lain.organisasi_id)
      .execute();
    expect((await kantor.submit({ preview: true })).body.data).toMatchObject({ menunggu: 'admin' });
    const { mutasi_id, menunggu } = await kantor.submitted();
    expect(menunggu).toBe('admin');
    expect((await penerima.get(`${lainUrl}/mutasi/${mutasi_id}`)).status).toBe(433);
    const admin = as(await given.orang('admin', lain));
    const milik = `/tenant/${lain.tenant_id}/mutasi/${mutasi_id}`;
    expect((await admin.post(`${milik}/konfirmasi`)).body.data).toMatchObject({ menunggu: null });
  });

  test('who stays a member elsewhere keeps his account and its address', async () => {
    const kantor = await sekolah({ antarTenant: true });
    const { ani, organisasi } = kantor;
    const kedua = await given.organisasi({ tenant_id: organisasi.tenant_id });
    await given.anggota(kedua, { user_id: ani.user_id });
    await kantor.pindah({}, { email: 'ani.baru@contoh.id' });
    await at('2026-12-01T00:01:00Z');
    expect((await ani.self.get('/me')).status).toBe(200);
    const { data } = (await kantor.penerima.get(`${kantor.lainUrl}/users?q=Ani`)).body.data as { data: object[] };
    expect(data).toMatchObject([{ email: 'ani.baru@contoh.id' }]);
  });
}); // prettier-ignore

describe('at the same moment', () => {
  test('both sides decide: one of them does, and the other is told', async () => {
    for (let n = 0; n < 5; n += 1) {
      const kantor = await sekolah();
      const { mutasi_id } = await kantor.submitted();
      const [ya, batal] = await Promise.all([
        kantor.confirm(mutasi_id, { status: STATUS_AKSES.diajukan }),
        kantor.operator.post(`${kantor.url}/mutasi/${mutasi_id}/batal`, { keterangan: 'Tidak jadi', status: STATUS_AKSES.diajukan }),
      ]);
      const { data } = (await kantor.operator.get(`${kantor.url}/mutasi/${mutasi_id}`)).body as unknown as { data: MutasiDetail };
      expect([ya.status, batal.status, data.status]).toEqual(ya.status === 200 ? [200, 433, 3] : [433, 200, 4]);
      expect([ya, batal].find(({ status }) => status === 433)?.body.error).toBe('mutasi.decided');
      // Who sees that it is confirmed may still take it back until its day.
      const lagi = await kantor.operator.post(`${kantor.url}/mutasi/${mutasi_id}/batal`, { keterangan: 'Tidak jadi', status: STATUS_AKSES.disetujui });
      expect(lagi.status).toBe(ya.status === 200 ? 200 : 433);
    }
  });

  test('a leave is approved while the membership moves: no day is lost, none is taken twice', async () => {
    for (let n = 0; n < 5; n += 1) {
      const kantor = await sekolah();
      const { ani, operator } = kantor;
      await ani.grant(12);
      const { mutasi_id } = await kantor.submitted({ tgl_mulai: '2026-11-20' });
      const { cuti_id } = await ani.asked('2026-11-19', '2026-11-23');
      await Promise.all([kantor.confirm(mutasi_id), kantor.act(operator, cuti_id, 'setuju')]);
      // Whichever came first: what waited for the other is done now.
      await kantor.act(operator, cuti_id, 'setuju');
      await kantor.confirm(mutasi_id);
      await at('2026-11-20T02:30:00Z');
      const { data } = (await operator.get(`${kantor.url}/cuti-saldo?q=Ani&is_aktif=0`)).body.data as { data: { sisa: number }[] };
      const [sisa = 0] = await kantor.sisaDi(kantor.penerima, kantor.lainUrl);
      // The 19th was his; the 20th and the 23rd came after it.
      expect(sisa + (data[0]?.sisa ?? 0)).toBe(11);
    }
  });

  test('two servers come to the same day: it is done once', async () => {
    const kantor = await sekolah();
    await kantor.ani.grant(12);
    await kantor.pindah();
    clock.now = new Date('2026-12-03T00:01:00Z');
    await Promise.all([runMutasiTask.run(deps, clock.now), runMutasiTask.run(deps, clock.now)]);
    expect(await kantor.sisaDi(kantor.penerima, kantor.lainUrl)).toEqual([12]);
    // What was missed for two days is made up for by its own date.
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: null }]);
  });
}); // prettier-ignore

describe('the day', () => {
  test('begins at each place by its own zone: nobody is out before his last day is over', async () => {
    const kantor = await sekolah({ timezone: 'Asia/Jayapura' });
    await kantor.pindah();
    // 00:30 there, 22:30 of the day before here.
    await at('2026-11-30T15:30:00Z');
    expect((await kantor.ani.self.get(`${kantor.lainUrl}/presensi`)).status).toBe(200);
    expect((await kantor.ani.self.get(`${kantor.url}/presensi`)).status).toBe(200);
    expect((await kantor.operator.get(`${kantor.url}/users/${kantor.ani.user_id}`)).body.data).toMatchObject({ status: STATUS_AKSES.dibuat });
    await at('2026-11-30T17:01:00Z');
    expect((await kantor.operator.get(`${kantor.url}/users/${kantor.ani.user_id}`)).body.data).toMatchObject({ status: STATUS_AKSES.diajukan });
  });

  test('in a month that is verified nothing moves; the reason stands there, and it is tried again', async () => {
    const kantor = await sekolah();
    const mutasi_id = await kantor.pindah();
    const { tenant_id, organisasi_id, user_id } = kantor.ani;
    const beku = { status: 'terverifikasi', ringkasan: '{}', dibekukan_pada: clock.now, bulan: '2026-12-01' };
    await all
      .insertInto('verval')
      .values({ tenant_id, organisasi_id, user_id, ...beku })
      .execute();
    await at('2026-12-01T00:01:00Z');
    const seen = (await kantor.operator.get(`${kantor.url}/mutasi/${mutasi_id}`)).body.data as MutasiDetail;
    expect(seen.dipindahkan_pada).toBeNull();
    expect(seen.tertahan).toMatch(/verval|verifikasi|dibekukan/i);
    expect((await kantor.operator.get(`${kantor.url}/mutasi`)).body.data).toMatchObject({ menunggu: 1 });
    expect((await kantor.masa())[1]).toEqual([]);
    await all.deleteFrom('verval').where('organisasi_id', '=', organisasi_id).execute();
    await at('2026-12-01T01:01:00Z');
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: null }]);
  });
}); // prettier-ignore
