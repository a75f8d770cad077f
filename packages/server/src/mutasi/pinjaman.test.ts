import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { all, given, surat } = server;
const { sekolah, at } = mutasiOffices(server);

type Kantor = Awaited<ReturnType<typeof sekolah>>;

const { aktif, tidak_aktif } = STATUS_KEANGGOTAAN;

const bellOf = async ({ user_id }: { user_id: number }) => {
  const rows = await all
    .selectFrom('pemberitahuan')
    .select(['judul', 'tautan'])
    .where('user_id', '=', user_id)
    .orderBy('pemberitahuan_id')
    .execute();
  return rows;
};
const judulOf = async (orang: { user_id: number }) => (await bellOf(orang)).map(({ judul }) => judul);

const ubah = (by: Caller, { user_id }: { user_id: number }, organisasi_id: number, status: number, more: object = {}) =>
  by.put(`/users/${user_id}/ubah-status`, { status, organisasi_id, ...more });

/** Ani is lent to Sekolah Tujuan from 1 to 5 December, and her own place has one more operator, as the other has. */
async function dipinjam() {
  const kantor = await sekolah();
  const mutasi_id = await kantor.pindah({ jenis: 'perbantuan', tgl_selesai: '2026-12-05' });
  await at('2026-12-01T00:01:00Z');
  const rekan = await given.orang('operator', kantor.organisasi);
  const rekanLain = await given.orang('operator', kantor.lain);
  surat.length = 0;
  return { ...kantor, mutasi_id, rekan, rekanLain };
}

const sejak = async (orang: { user_id: number }, sebelum: readonly string[]) =>
  (await judulOf(orang)).slice(sebelum.length);

const namaPenerima = async ({ penerima }: Kantor) => ((await penerima.get('/me')).body.data as { nama: string }).nama;

describe('what the borrower does with whom it was lent', () => {
  test('is told to the operators who lent him and to himself: who, what and from when', async () => {
    const kantor = await dipinjam();
    const { ani, penerima, lain, rekan, organisasi, mutasi_id } = kantor;
    const oleh = await namaPenerima(kantor);
    const sebelum = await judulOf(ani);
    expect((await ubah(penerima, ani, lain.organisasi_id, tidak_aktif, { keterangan: 'Selesai' })).status).toBe(200);
    await at('2026-12-03T00:01:00Z');
    for (const status of [aktif, aktif])
      expect((await ubah(penerima, ani, lain.organisasi_id, status)).status).toBe(200);

    expect(await bellOf(rekan)).toMatchObject([
      {
        judul: `Perbantuan Ani di Sekolah Tujuan dinonaktifkan ${oleh}: hari terakhirnya 01-12-2026`,
        tautan: `/organisasi/${organisasi.organisasi_id}/mutasi?mutasi=${mutasi_id}`,
      },
      { judul: `Perbantuan Ani di Sekolah Tujuan diaktifkan kembali ${oleh} mulai 03-12-2026 s.d. 05-12-2026` },
    ]);
    expect(await sejak(ani, sebelum)).toEqual([
      `Perbantuan Anda di Sekolah Tujuan dinonaktifkan ${oleh}: hari terakhirnya 01-12-2026`,
      `Perbantuan Anda di Sekolah Tujuan diaktifkan kembali ${oleh} mulai 03-12-2026 s.d. 05-12-2026`,
    ]);
    expect(surat.map(({ teks }) => teks).join()).toContain('dapat mengaktifkannya kembali');
  });

  test('through the list of members it is told as well', async () => {
    const { ani, penerima, lainUrl, rekan } = await dipinjam();
    expect((await penerima.delete(`${lainUrl}/users/${ani.user_id}`)).status).toBe(200);
    expect(await judulOf(rekan)).toEqual([expect.stringMatching(/^Perbantuan Ani di Sekolah Tujuan dinonaktifkan /)]);
  });

  test('Berhenti, by which it gives him back early, is told once it is confirmed, and so is that it is taken back', async () => {
    const kantor = await dipinjam();
    const { ani, penerima, lainUrl, rekan } = kantor;
    const oleh = await namaPenerima(kantor);
    const sebelum = await judulOf(ani);
    const isi = { user_id: ani.user_id, jenis: 'berhenti', tgl_mulai: '2026-12-04', keterangan: 'Selesai lebih awal' };
    expect((await penerima.post(`${lainUrl}/mutasi`, { ...isi, preview: true })).status).toBe(200);
    expect(await judulOf(rekan)).toEqual([]);
    const made = await penerima.post(`${lainUrl}/mutasi`, isi);
    expect(made.status).toBe(201);
    const diakhiri = `di Sekolah Tujuan diakhiri ${oleh}: hari terakhirnya 03-12-2026`;
    const { mutasi_id } = made.body.data as { mutasi_id: number };
    await penerima.post(`${lainUrl}/mutasi/${mutasi_id}/batal`, { keterangan: 'Masih perlu' });
    const batal = `di Sekolah Tujuan batal diakhiri ${oleh} dan tetap sampai 05-12-2026`;
    expect(await judulOf(rekan)).toEqual([`Perbantuan Ani ${diakhiri}`, `Perbantuan Ani ${batal}`]);
    expect(await sejak(ani, sebelum)).toEqual([`Perbantuan Anda ${diakhiri}`, `Perbantuan Anda ${batal}`]);

    const lagi = await penerima.post(`${lainUrl}/mutasi`, isi);
    expect(lagi.status).toBe(201);
    await at('2026-12-04T00:01:00Z');
    expect(await judulOf(rekan)).toHaveLength(3);
    expect(await sejak(ani, sebelum)).toHaveLength(3);
  });

  test('its own members and those who moved there for good it makes inactive as before', async () => {
    const kantor = await dipinjam();
    const { ani, penerima, lain, rekan } = kantor;
    await kantor.pindah({ tgl_mulai: '2026-12-03' });
    await at('2026-12-03T00:01:00Z');
    const sebelum = await judulOf(rekan);
    for (const status of [tidak_aktif, aktif]) await ubah(penerima, ani, lain.organisasi_id, status);
    expect(await sejak(rekan, sebelum)).toEqual([]);
  });
});

describe('whom his own place has lent', () => {
  const akhiri = ({ operator, ani, organisasi }: Kantor, more: object = {}) =>
    ubah(operator, ani, organisasi.organisasi_id, tidak_aktif, { keterangan: 'Pensiun', ...more });

  test('is not made inactive there unasked: the refusal names where he is and until when, and nothing changes', async () => {
    const kantor = await dipinjam();
    const { ani, operator, url, rekanLain } = kantor;
    expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).toMatchObject({
      dipinjamkan: [{ tujuan: 'Sekolah Tujuan', sampai: '2026-12-05' }],
    });
    const masa = await kantor.masa();
    const semua = [
      await akhiri(kantor),
      await akhiri(kantor, { batal_mutasi: true }),
      await operator.delete(`${url}/users/${ani.user_id}`),
    ];
    for (const answer of semua)
      expect(answer).toMatchObject({
        status: 433,
        body: {
          error: 'mutasi.dipinjamkan',
          message: expect.stringMatching(/^Ani diperbantukan ke Sekolah Tujuan sampai 05-12-2026\. Di sana ia tetap anggota/),
        },
      });
    expect(await kantor.masa()).toEqual(masa);
    expect(await judulOf(rekanLain)).toEqual([]);
  }); // prettier-ignore

  test.each(['Nonaktifkan', 'the list of members'])(
    'and is, by %s, where that is known: the loan stands, and who borrows him is told',
    async (cara) => {
      const kantor = await dipinjam();
      const { ani, operator, url, rekanLain, lain, mutasi_id } = kantor;
      const oleh = ((await operator.get('/me')).body.data as { nama: string }).nama;
      const answer =
        cara === 'Nonaktifkan'
          ? await akhiri(kantor, { pinjaman_tetap: true })
          : await operator.delete(`${url}/users/${ani.user_id}?pinjaman_tetap=1`);
      expect(answer.status).toBe(200);
      expect(await kantor.masa()).toEqual([
        [{ tgl_mulai: '2020-01-01', tgl_selesai: '2026-12-01' }],
        [{ tgl_mulai: '2026-12-01', tgl_selesai: '2026-12-05' }],
      ]);
      expect(await bellOf(rekanLain)).toEqual([
        {
          judul: `Keanggotaan Ani di ${kantor.organisasi.nama} diakhiri ${oleh}: hari terakhirnya 01-12-2026, perbantuannya di Sekolah Tujuan tetap sampai 05-12-2026`,
          tautan: `/organisasi/${lain.organisasi_id}/mutasi?mutasi=${mutasi_id}`,
        },
      ]);
      expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).toMatchObject({
        dipinjamkan: [{ tujuan: 'Sekolah Tujuan' }],
      });
    },
  ); // prettier-ignore

  test('is asked about no more once the other place has ended it', async () => {
    const kantor = await dipinjam();
    const { ani, penerima, lain, operator, url } = kantor;
    await ubah(penerima, ani, lain.organisasi_id, tidak_aktif);
    expect((await operator.get(`${url}/users/${ani.user_id}`)).body.data).not.toHaveProperty('dipinjamkan');
    expect((await akhiri(kantor)).status).toBe(200);
  });

  test('is named beforehand among many, with what is under way and whom others lend here, and nobody else is', async () => {
    const kantor = await dipinjam();
    const { ani, operator, url, penerima, lainUrl, rekan } = kantor;
    const budi = await kantor.member('Budi');
    const cici = await kantor.member('Cici');
    await kantor.submitted({ user_id: budi.user_id, tgl_mulai: '2026-12-10' });
    const di = (alamat: string) => `${alamat}/users-mutasi?user_id=${[cici, budi, ani, rekan].map((one) => one.user_id).join(',')}`;
    expect((await operator.get(di(url))).body.data).toEqual([
      { user_id: ani.user_id, nama: 'Ani', dipinjamkan: [{ tujuan: 'Sekolah Tujuan', sampai: '2026-12-05' }] },
      { user_id: budi.user_id, nama: 'Budi', mutasi_berjalan: expect.objectContaining({ tgl_mulai: '2026-12-10' }) },
    ]);
    expect((await penerima.get(di(lainUrl))).body.data).toMatchObject([
      { nama: 'Ani', pinjaman: { asal: kantor.organisasi.nama, sampai: '2026-12-05' } },
    ]);
  }); // prettier-ignore
});
