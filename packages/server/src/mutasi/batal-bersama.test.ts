import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { all, given, surat, as } = server;
const { sekolah, at } = mutasiOffices(server);

type Kantor = Awaited<ReturnType<typeof sekolah>>;

const judulOf = async (user_id: number) => {
  const rows = await all
    .selectFrom('pemberitahuan')
    .select('judul')
    .where('user_id', '=', user_id)
    .where('judul', 'ilike', 'Mutasi%')
    .orderBy('pemberitahuan_id')
    .execute();
  return rows.map(({ judul }) => judul);
};

/** The bells of the origin's other operator, of the destination's, and of Ani herself. */
async function pendengar({ organisasi, lain, ani }: Kantor) {
  const rekan = await given.orang('operator', organisasi);
  const penerima = await given.orang('operator', lain);
  return async () => ({
    asal: await judulOf(rekan.user_id),
    tujuan: await judulOf(penerima.user_id),
    orangnya: await judulOf(ani.user_id),
  });
}

const nonaktif = ({ operator, ani, organisasi }: Kantor, more: object = {}) =>
  operator.put(`/users/${ani.user_id}/ubah-status`, {
    status: STATUS_KEANGGOTAAN.tidak_aktif,
    organisasi_id: organisasi.organisasi_id,
    ...more,
  });

const keadaan = async ({ operator, url }: Kantor, mutasi_id: number) =>
  (await operator.get(`${url}/mutasi/${mutasi_id}`)).body.data;

test.each(['menunggu', 'dikonfirmasi'])(
  'a member with a transfer that is %s is not made inactive unseen: it is called off with his membership, and told',
  async (apa) => {
    const kantor = await sekolah();
    const { operator, url, ani } = kantor;
    const lonceng = await pendengar(kantor);
    const mutasi_id = apa === 'menunggu' ? (await kantor.submitted()).mutasi_id : await kantor.pindah();
    const { data } = (await operator.get(`${url}/users/${ani.user_id}`)).body;
    expect(data).toMatchObject({ mutasi_berjalan: { mutasi_id, jenis: 'pindah', tujuan: 'Sekolah Tujuan' } });
    for (const answer of [await nonaktif(kantor), await operator.delete(`${url}/users/${ani.user_id}`)])
      expect(answer).toMatchObject({
        status: 433,
        body: {
          error: 'mutasi.berjalan',
          message: expect.stringMatching(/^Ani punya mutasi yang berjalan: pindah ke Sekolah Tujuan mulai Selasa, 1 Desember 2026\./),
        },
      });
    expect(await kantor.masa()).toEqual([[{ tgl_mulai: '2020-01-01', tgl_selesai: null }], []]);
    const sebelum = await lonceng();
    expect(sebelum.orangnya).toEqual([]);

    expect((await nonaktif(kantor, { batal_mutasi: true, keterangan: 'Mengundurkan diri' })).status).toBe(200);
    expect(await keadaan(kantor, mutasi_id)).toMatchObject({
      status: STATUS_AKSES.ditolak,
      keterangan_putusan: 'Keanggotaannya diakhiri di instansi asal: Mengundurkan diri',
    });
    const batal = 'Mutasi Ani mulai 01-12-2026 dibatalkan, karena keanggotaannya diakhiri di instansi asal';
    const sesudah = await lonceng();
    expect(sesudah).toEqual({
      asal: [...sebelum.asal, batal],
      tujuan: [...sebelum.tujuan, batal],
      orangnya: ['Mutasi Anda ke Sekolah Tujuan mulai 01-12-2026 dibatalkan, karena keanggotaan Anda berakhir'],
    });
    await at('2026-12-01T00:01:00Z');
    expect((await kantor.masa())[1]).toEqual([]);
  },
); // prettier-ignore

test('one that was only written down is called off too, and its destination never hears of it', async () => {
  const kantor = await sekolah({ antarTenant: true });
  const lonceng = await pendengar(kantor);
  const { mutasi_id } = await kantor.submitted({ is_ajukan: false });
  expect((await nonaktif(kantor)).body.error).toBe('mutasi.berjalan');
  const { operator, url, ani } = kantor;
  expect((await operator.delete(`${url}/users/${ani.user_id}?batal_mutasi=1`)).status).toBe(200);
  expect(await keadaan(kantor, mutasi_id)).toMatchObject({ status: STATUS_AKSES.ditolak });
  expect(await lonceng()).toMatchObject({ tujuan: [], orangnya: [] });
});

test('one that cannot be done on its day is told to both sides and to whom it is about, once of each reason', async () => {
  const kantor = await sekolah();
  const { ani, organisasi } = kantor;
  const lonceng = await pendengar(kantor);
  await kantor.pindah();
  await ani.grant(12);
  await ani.asked('2026-11-30', '2026-12-01');
  surat.length = 0;
  await at('2026-12-01T00:01:00Z');
  await at('2026-12-01T00:06:00Z');
  const tertahan =
    'Mutasi Ani mulai 01-12-2026 belum dapat dijalankan: Ajuan cuti Ani mulai 30-11-2026 belum diputuskan';
  const { asal, tujuan, orangnya } = await lonceng();
  for (const judul of [asal, tujuan]) expect(judul.filter((one) => one.startsWith(tertahan))).toHaveLength(1);
  expect(orangnya).toEqual(['Mutasi Anda ke Sekolah Tujuan mulai 01-12-2026 belum dapat dijalankan']);
  expect((await as({ user_id: ani.user_id }).get(`/dashboard/orgs/${organisasi.organisasi_id}`)).status).toBe(200);
});

test('another tenant is told no more of why than it reads at the transfer', async () => {
  const kantor = await sekolah({ antarTenant: true });
  const lonceng = await pendengar(kantor);
  await kantor.pindah();
  await kantor.ani.grant(12);
  await kantor.ani.asked('2026-11-30', '2026-12-01');
  await at('2026-12-01T00:01:00Z');
  const { tujuan } = await lonceng();
  expect(tujuan.at(-1)).toContain('belum diputuskan');
  expect(tujuan.join()).not.toContain('30-11-2026');
});
