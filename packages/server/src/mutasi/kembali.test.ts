import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { all, as, given } = server;
const { sekolah, at } = mutasiOffices(server);

type Kantor = Awaited<ReturnType<typeof sekolah>>;

const ubah = (by: Caller, { user_id }: Kantor['ani'], organisasi_id: number, status: number) =>
  by.put(`/users/${user_id}/ubah-status`, { status, organisasi_id });

const { aktif, tidak_aktif } = STATUS_KEANGGOTAAN;
const PINDAH =
  'Ia pindah ke Sekolah Tujuan sejak Selasa, 1 Desember 2026. Buat mutasi dari sana untuk mengembalikannya';

/** Ani's transfer has come to its day. */
async function berpindah(more: object = {}, opsi: Parameters<typeof sekolah>[0] = {}) {
  const kantor = await sekolah(opsi);
  await kantor.pindah(more);
  await at('2026-12-01T00:01:00Z');
  return kantor;
}

describe('whom a transfer took away', () => {
  test('is brought back by a transfer alone: the place that he left does not open his membership again', async () => {
    const kantor = await berpindah();
    const { ani, operator, organisasi, url } = kantor;
    const masa = await kantor.masa();
    const admin = as(await given.orang('admin', organisasi));
    for (const by of [operator, admin]) {
      const { status, body } = await ubah(by, ani, organisasi.organisasi_id, aktif);
      expect({ status, message: body.message }).toEqual({ status: 433, message: PINDAH });
    }
    expect((await ubah(operator, ani, organisasi.organisasi_id, tidak_aktif)).body.error).toBe(
      'anggota.sudah_berakhir',
    );
    expect((await operator.delete(`${url}/users/${ani.user_id}`)).body).toMatchObject({
      error: 'anggota.sudah_berakhir',
      message: 'Keanggotaan Ani sudah berakhir. Tidak ada yang diubah',
    });
    expect(await kantor.masa()).toEqual(masa);
    // His account is one, and stays the tenant's to look after.
    const sandi = { password_new: 'kelapa-muda-9', password_new_confirmation: 'kelapa-muda-9' };
    expect((await admin.put(`/users/${ani.user_id}/update-password`, sandi)).status).toBe(200);
  });

  test('is not made to stay by the day that has come at the other place first', async () => {
    const kantor = await sekolah({ timezone: 'Asia/Jayapura' });
    await kantor.pindah();
    await at('2026-11-30T15:30:00Z');
    expect((await ubah(kantor.operator, kantor.ani, kantor.organisasi.organisasi_id, aktif)).status).toBe(433);
    expect((await kantor.masa())[0]).toEqual([{ tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-30' }]);
  });

  test('to another tenant stays gone with his account: neither its membership nor its password is opened', async () => {
    const kantor = await berpindah({}, { antarTenant: true });
    const { ani, operator, organisasi, url } = kantor;
    const admin = as(await given.orang('admin', organisasi));
    const sandi = { password_new: 'kelapa-muda-9', password_new_confirmation: 'kelapa-muda-9' };
    expect((await ubah(operator, ani, organisasi.organisasi_id, aktif)).body.message).toBe(PINDAH);
    for (const by of [operator, admin]) {
      const { status, body } = await by.put(`/users/${ani.user_id}/update-password`, sandi);
      expect({ status, message: body.message }).toEqual({
        status: 433,
        message:
          'Akun ini berakhir karena orangnya pindah ke Sekolah Tujuan sejak Selasa, 1 Desember 2026. Ia masuk dengan akunnya di sana',
      });
      const email = await by.put(`/users/${ani.user_id}/ubah-email`, { email: 'ani.lagi@contoh.id' });
      expect(email.body.error).toBe('mutasi.akun_pindah');
    }
    expect((await operator.put(`${url}/users/${ani.user_id}/aktivasi`)).body.error).toBe('mutasi.akun_pindah');
    expect((await admin.put(`/users/${ani.user_id}/ubah-status`, { status: STATUS_USER.aktif })).body.error).toBe(
      'mutasi.akun_pindah',
    );
    // So does the list of operators say, for whom it would otherwise be offered.
    await all.updateTable('anggota').set({ role: KODE_PERAN.operator }).where('user_id', '=', ani.user_id).execute();
    const atas = as(await given.akun({ is_super_admin: true }));
    const { data } = (await atas.get(`/operators?organisasi_id=${organisasi.organisasi_id}&q=Ani`)).body;
    expect(data).toMatchObject({ data: [{ nama: 'Ani', pindah: { tujuan: 'Sekolah Tujuan', sejak: '2026-12-01' } }] });
    // What keeps strangers out of it is still done.
    expect((await admin.put(`/users/${ani.user_id}/ubah-status`, { status: STATUS_USER.diblokir })).status).toBe(200);
  });

  test('and brought back is a member as any other, whose account is opened again too', async () => {
    const kantor = await berpindah({}, { antarTenant: true });
    const { ani, operator, organisasi, penerima, lainUrl, url } = kantor;
    const { data } = (await penerima.get(`${lainUrl}/users?q=Ani`)).body.data as { data: { user_id: number }[] };
    const isi = { user_id: data[0]?.user_id, jenis: 'pindah', tujuan_kode: organisasi.kode_organisasi };
    const made = await penerima.post(`${lainUrl}/mutasi`, { ...isi, tgl_mulai: '2026-12-10', keterangan: 'Kembali' });
    const { mutasi_id } = made.body.data as { mutasi_id: number };
    expect((await operator.post(`${url}/mutasi/${mutasi_id}/konfirmasi`)).status).toBe(200);
    await at('2026-12-10T00:01:00Z');
    for (const status of [tidak_aktif, aktif])
      expect((await ubah(operator, ani, organisasi.organisasi_id, status)).status).toBe(200);
    expect((await kantor.masa())[0]?.at(-1)).toEqual({ tgl_mulai: '2026-12-10', tgl_selesai: null });
    const admin = as(await given.orang('admin', organisasi));
    for (const status of [STATUS_USER.tidak_aktif, STATUS_USER.aktif])
      expect((await admin.put(`/users/${ani.user_id}/ubah-status`, { status })).status).toBe(200);
  });
});

describe('whom another place has lent', () => {
  const lent = { jenis: 'perbantuan', tgl_selesai: '2026-12-05' };

  test('is given back until the loan ends, whatever the borrower does meanwhile, and not once it is over', async () => {
    const kantor = await berpindah(lent);
    const { ani, penerima, lain } = kantor;
    const putar = async (...status: number[]) => {
      const answers: number[] = [];
      for (const one of status) answers.push((await ubah(penerima, ani, lain.organisasi_id, one)).status);
      return answers;
    };
    expect(await putar(tidak_aktif, aktif)).toEqual([200, 200]);
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-05' }]);
    // Who is active already is not a member for longer either.
    expect(await putar(aktif)).toEqual([200]);
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-05' }]);
    await putar(tidak_aktif);
    await at('2026-12-04T00:01:00Z');
    expect(await putar(aktif)).toEqual([200]);
    expect((await kantor.masa())[1]).toEqual([
      { tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-01' },
      { tgl_mulai: '2026-12-04', tgl_selesai: '2026-12-05' },
    ]);
    await at('2026-12-06T12:01:00Z');
    const { status, body } = await ubah(penerima, ani, lain.organisasi_id, aktif);
    expect({ status, error: body.error }).toEqual({ status: 433, error: 'mutasi.perbantuan_selesai' });
    expect(body.message).toMatch(/^Perbantuannya dari .* berakhir Sabtu, 5 Desember 2026\. Buat mutasi dari sana/);
  });

  test('and ended early with Berhenti is given back until then too', async () => {
    const kantor = await berpindah(lent);
    const { ani, penerima, lain, lainUrl } = kantor;
    const isi = { user_id: ani.user_id, jenis: 'berhenti', tgl_mulai: '2026-12-03', keterangan: 'Selesai lebih awal' };
    expect((await penerima.post(`${lainUrl}/mutasi`, isi)).status).toBe(201);
    await at('2026-12-03T00:01:00Z');
    expect((await ubah(penerima, ani, lain.organisasi_id, aktif)).status).toBe(200);
    expect((await kantor.masa())[1]).toEqual([{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-05' }]);
  });

  test('who moved there since is the borrower’s own', async () => {
    const kantor = await berpindah(lent);
    const { ani, penerima, lain } = kantor;
    await kantor.pindah({ tgl_mulai: '2026-12-03' });
    await at('2026-12-03T00:01:00Z');
    for (const status of [tidak_aktif, aktif]) await ubah(penerima, ani, lain.organisasi_id, status);
    expect(((await kantor.masa())[1] ?? []).at(-1)?.tgl_selesai).toBe(null);
  });
});

test('who left for nowhere is made active again where he was, without an end', async () => {
  const kantor = await sekolah();
  const { ani, operator, organisasi } = kantor;
  await kantor.submitted({ jenis: 'berhenti', tujuan_kode: null, tgl_mulai: '2026-11-21' });
  await at('2026-11-24T02:00:00Z');
  expect((await ubah(operator, ani, organisasi.organisasi_id, aktif)).status).toBe(200);
  expect((await kantor.masa())[0]).toEqual([
    { tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-20' },
    { tgl_mulai: '2026-11-24', tgl_selesai: null },
  ]);
});
