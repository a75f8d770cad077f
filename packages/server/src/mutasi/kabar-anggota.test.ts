import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { expect, test } from 'vitest';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { surat, given, as, all } = server;
const { sekolah } = mutasiOffices(server);

type Lonceng = { pemberitahuan: { judul: string }[] };

async function dikonfirmasi(more: object = {}, opsi: Parameters<typeof sekolah>[0] = {}) {
  const kantor = await sekolah(opsi);
  await kantor.ani.grant(12);
  const cuti = await kantor.ani.asked('2026-12-14', '2026-12-15');
  await kantor.act(kantor.operator, cuti.cuti_id, 'setuju');
  surat.length = 0;
  const mutasi_id = await kantor.pindah(more);
  const lonceng = async () =>
    ((await kantor.ani.self.get('/me/lonceng')).body.data as Lonceng).pemberitahuan.map(({ judul }) => judul);
  const kepadaAni = () => surat.filter(({ teks }) => teks.startsWith('Halo Ani,'));
  return { ...kantor, mutasi_id, lonceng, kepadaAni };
}

test('who is to move is told when it is confirmed: from which day, where to, and what of his ends there', async () => {
  const { kepadaAni, lonceng, organisasi } = await dikonfirmasi();
  const judul = 'Anda pindah ke Sekolah Tujuan mulai 01-12-2026';
  expect(await lonceng()).toContain(judul);
  const [satu, ...lain] = kepadaAni();
  expect(lain).toEqual([]);
  expect(satu).toMatchObject({ judul });
  expect(satu?.teks).toContain(`Keanggotaan Anda di ${organisasi.nama} berakhir 30-11-2026 (pindah ke Sekolah Tujuan)`);
  expect(satu?.teks).toContain('Cuti Tahunan 14-12-2026 s.d. 15-12-2026');
});

test('who is to be lent is told from when until when, and that he stays where he is', async () => {
  const { kepadaAni, lonceng, organisasi } = await dikonfirmasi({ jenis: 'perbantuan', tgl_selesai: '2026-12-31' });
  expect(await lonceng()).toContain('Anda diperbantukan ke Sekolah Tujuan 01-12-2026 s.d. 31-12-2026');
  expect(kepadaAni()[0]?.teks).toContain(`Anda tetap anggota ${organisasi.nama}`);
  expect(kepadaAni()[0]?.teks).not.toContain('berakhir');
});

test('a transfer that was told to him is told again when it is called off, without its reason, and one done at once is told once', async () => {
  const { lainUrl, mutasi_id, penerima, lonceng, kepadaAni } = await dikonfirmasi();
  surat.length = 0;
  const batal = { keterangan: 'Formasi penuh' };
  expect((await penerima.post(`${lainUrl}/mutasi/${mutasi_id}/batal`, batal)).status).toBe(200);
  expect(await lonceng()).toContain('Mutasi Anda ke Sekolah Tujuan mulai 01-12-2026 dibatalkan');
  expect(kepadaAni().map(({ teks }) => teks).join()).not.toContain('Formasi penuh');

  const hariIni = await dikonfirmasi({ tgl_mulai: '2026-11-20' });
  const pindah = (await hariIni.lonceng()).filter((judul) => judul.includes('Sekolah Tujuan mulai'));
  expect(pindah).toEqual(['Anda kini anggota Sekolah Tujuan mulai 20-11-2026']);
}); // prettier-ignore

test('whose membership ends is told from which day and what of his ends with it, and again when it is called off', async () => {
  const kantor = await sekolah();
  const { organisasi, operator, url, ani, submitted } = kantor;
  await ani.grant(12);
  const cuti = await ani.asked('2026-12-14', '2026-12-15');
  await kantor.act(operator, cuti.cuti_id, 'setuju');
  surat.length = 0;
  const { mutasi_id } = await submitted({ jenis: 'berhenti', tujuan_kode: undefined, tgl_mulai: '2026-12-10' });
  const judul = `Keanggotaan Anda di ${organisasi.nama} berakhir 09-12-2026`;
  const lonceng = async () =>
    ((await ani.self.get('/me/lonceng')).body.data as Lonceng).pemberitahuan.map((one) => one.judul);
  expect(await lonceng()).toContain(judul);
  const [satu] = surat.filter(({ teks }) => teks.startsWith('Halo Ani,'));
  expect(satu).toMatchObject({ judul });
  expect(satu?.teks).toContain('Yang ikut berakhir: Cuti Tahunan 14-12-2026 s.d. 15-12-2026.');

  const batal = await operator.post(`${url}/mutasi/${mutasi_id}/batal`, { keterangan: 'Salah orang' });
  expect(batal.status).toBe(200);
  const dibatalkan = `Berakhirnya keanggotaan Anda di ${organisasi.nama} mulai 10-12-2026 dibatalkan`;
  expect(await lonceng()).toContain(dibatalkan);
});

test('a transfer to a place whose operator may not decide is told to its tenant admin, with his own screen', async () => {
  const { submitted, penerima, lain } = await sekolah();
  const admin = as(await given.orang('admin', lain));
  await all
    .updateTable('organisasi')
    .set({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false })
    .where('organisasi_id', '=', lain.organisasi_id)
    .execute();
  const { mutasi_id } = await submitted();
  const judul = 'Mutasi Ani mulai 01-12-2026 menunggu konfirmasi instansi Anda';
  const kabar = async (siapa: typeof admin) =>
    ((await siapa.get('/me/lonceng')).body.data as { pemberitahuan: { judul: string; tautan: string }[] })
      .pemberitahuan;
  expect(await kabar(admin)).toMatchObject([{ judul, tautan: `/mutasi?mutasi=${mutasi_id}` }]);
  expect(await kabar(penerima)).toEqual([]);
});
