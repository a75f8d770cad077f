import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { jam } from '../../testing/given/given-jadwal.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { cutiBersamaTask } from './cuti-bersama-task.ts';

const server = await startTestServer();
const { all, clock, deps } = server;
const office = leaveOffices(server);
const { scan, tutup } = hariBuilders(server);

const LALU = '2026-11-18';
const NATAL = '2026-12-24';
type Kantor = Awaited<ReturnType<typeof office>>;
type Anggota = Awaited<ReturnType<Kantor['member']>>;
type Hasil = { baris: { nama: string; tanggal: string; jumlah: number; kurang: number; sebab: string }[] };

/** An office with a cuti bersama that has passed and one to come. */
async function given(more: { libur?: boolean } = {}) {
  const kantor = await office();
  const { operator, url, operator_id } = kantor;
  const at = { tenant_id: kantor.organisasi.tenant_id, organisasi_id: kantor.organisasi.organisasi_id };
  await all.updateTable('anggota').set({ jenis_kepegawaian: 'PNS' }).where('user_id', '=', operator_id).execute();
  const libur = async (nama: string, tgl_mulai: string, isian: object = {}) => {
    const body = { nama, tgl_mulai, jenis: 'cuti bersama', is_potong_saldo: true, koreksi: true, ...isian };
    const answer = await operator.post(`${url}/hari-libur`, body);
    if (answer.status !== 201) throw new Error(answer.body.message);
    return answer.body.data as { hari_libur_id: number };
  };
  if (more.libur !== false) {
    await libur('Cuti bersama Maulid', LALU);
    await libur('Cuti bersama Natal', NATAL);
  }
  const member = async (nama: string, jenis_kepegawaian: 'PNS' | 'PPPK' | 'Non-ASN' | null) => {
    const one = await kantor.member(nama);
    await all.updateTable('anggota').set({ jenis_kepegawaian }).where('user_id', '=', one.user_id).execute();
    await one.grant(12);
    return one;
  };
  /** A shift that does not follow holidays, for this member alone. */
  const shift = async ({ user_id }: Anggota) => {
    const made = await operator.post(`${url}/jadwal`, {
      nama: `Jaga ${user_id}`,
      tipe_jadwal: TIPE_JADWAL.shift,
      tgl_mulai: '2020-01-01',
      baris: [jam('07:00', '14:00')],
    });
    const { jadwal_id } = made.body.data as { jadwal_id: number };
    const tugas = { jadwal_id, target: 'anggota', user_id, tgl_mulai: '2020-01-01', koreksi: true };
    const answer = await operator.post(`${url}/jadwal-kerja`, tugas);
    if (answer.status !== 201) throw new Error(answer.body.message);
  };
  const atur = (isian: object = {}) =>
    operator.put(`${url}/cuti-bersama`, { tgl_mulai: '2026-01-01', mengurangi: ['Non-ASN'], ...isian });
  const bukukan = async (isian: object = {}) =>
    ((await operator.post(`${url}/cuti-bersama/bukukan`, isian)).body.data as Hasil).baris;
  const ledger = async (one: Anggota) => {
    const { body } = await one.self.get(`${url}/cuti-saldo/baris?cuti_kategori_id=${kantor.cuti_kategori_id}`);
    return (body.data as { jenis: string; jumlah: number; tanggal_cuti: string | null; keterangan: string }[])
      .filter(({ tanggal_cuti }) => tanggal_cuti !== null)
      .map(({ jenis, jumlah, tanggal_cuti, keterangan }) => [jenis, jumlah, tanggal_cuti, keterangan]);
  };
  return { ...kantor, at, libur, member, shift, atur, bukukan, ledger };
}

test('cuti bersama reduces a foundation’s employee and not an ASN; who had to work it gets the day added', async () => {
  const { at, atur, member, shift, ledger } = await given();
  const [guru, pns, perawat] = [
    await member('Guru', 'Non-ASN'),
    await member('Pns', 'PNS'),
    await member('Perawat', 'PPPK'),
  ];
  await shift(perawat);
  await scan({ ...at, user_id: perawat.user_id }, LALU, '06:55', '14:05');
  await tutup(at);

  const preview = await atur({ preview: true });
  expect(await guru.sisa()).toBe(12);
  expect((preview.body.data as Hasil).baris).toContainEqual(
    expect.objectContaining({ nama: 'Perawat', tanggal: LALU, jumlah: 1, kurang: 0 }),
  );
  expect((await atur()).body.data).toEqual(preview.body.data);
  expect([await guru.sisa(), await pns.sisa(), await perawat.sisa()]).toEqual([10, 12, 13]);
  expect(await ledger(guru)).toEqual([
    ['pemakaian', -1, NATAL, 'Cuti bersama Natal: mengurangi cuti tahunan'],
    ['pemakaian', -1, LALU, 'Cuti bersama Maulid: mengurangi cuti tahunan'],
  ]);
  expect(await ledger(perawat)).toEqual([
    ['jatah', 1, LALU, 'Cuti bersama Maulid: bertugas pada cuti bersama, haknya ditambah sampai akhir tahun'],
  ]);
});

test('of whom it is not said how he is employed nothing is booked, which is told; once it is said, the past days too', async () => {
  const { atur, bukukan, member } = await given();
  const guru = await member('Guru', null);
  const { body } = await atur();
  expect((body.data as Hasil).baris).toContainEqual(
    expect.objectContaining({
      nama: 'Guru',
      jenis_kepegawaian: null,
      tanggal: LALU,
      jumlah: 0,
      sebab: 'jenis kepegawaiannya belum diisi, tidak dibukukan',
    }),
  );
  expect(await guru.sisa()).toBe(12);

  const { user_id } = guru;
  await all.updateTable('anggota').set({ jenis_kepegawaian: 'Non-ASN' }).where('user_id', '=', user_id).execute();
  await bukukan();
  expect(await guru.sisa()).toBe(10);
});

test('run again, late, and by two servers at once beside approvals, each day is written once', async () => {
  const kantor = await given();
  const { atur, bukukan, member, url, operator, act } = kantor;
  const orang = await Promise.all(Array.from({ length: 8 }, (_, i) => member(`Guru ${i}`, 'Non-ASN')));
  await atur({ mengurangi: null });
  const asked = await Promise.all(orang.map((one) => one.asked('2026-12-01', '2026-12-11')));
  await all
    .updateTable('cuti_bersama_aturan')
    .set({ mengurangi: ['Non-ASN'] })
    .where('organisasi_id', '=', kantor.at.organisasi_id)
    .execute();
  const answers = await Promise.all([
    cutiBersamaTask.run(deps, clock.now),
    cutiBersamaTask.run(deps, clock.now),
    operator.post(`${url}/cuti-bersama/bukukan`, {}),
    ...asked.map(({ cuti_id }) => act(operator, cuti_id, 'setuju')),
  ]);
  expect(answers.slice(3).map((one) => (one as { status: number }).status)).toEqual(orang.map(() => 200));
  // 12 granted, 9 drawn by the leave, 2 by cuti bersama.
  for (const one of orang) expect(await one.sisa()).toBe(1);
  expect(await bukukan()).toEqual([]);

  const before = clock.now;
  clock.now = new Date('2026-12-30T02:00:00Z');
  await cutiBersamaTask.run(deps, clock.now);
  for (const one of orang) expect(await one.sisa()).toBe(1);
  clock.now = before;
});

test('a balance that does not reach stays at zero; what is missing is told, and drawn once there are days', async () => {
  const { atur, bukukan, member, operator, url, cuti_kategori_id } = await given();
  const guru = await member('Guru', 'Non-ASN');
  const koreksi = { user_id: guru.user_id, cuti_kategori_id, keterangan: 'Salah catat' };
  await operator.put(`${url}/cuti-saldo/update`, { ...koreksi, sisa: 0.5 });
  await atur();
  expect(await guru.sisa()).toBe(0);
  const kurang = (await bukukan({ preview: true })).filter(({ nama }) => nama === 'Guru');
  expect(kurang.map(({ tanggal, jumlah, kurang }) => [tanggal, jumlah, kurang])).toEqual([
    [LALU, 0, 0.5],
    [NATAL, 0, 1],
  ]);
  await guru.grant(4);
  await bukukan();
  expect(await guru.sisa()).toBe(2.5);
});

test('what changes later is corrected: the day, the holiday, the membership, the switch', async () => {
  const { at, atur, bukukan, member, libur, ledger, operator, url } = await given({ libur: false });
  const { hari_libur_id } = await libur('Cuti bersama Maulid', LALU);
  const natal = await libur('Cuti bersama Natal', NATAL);
  const [guru, keluar] = [await member('Guru', 'Non-ASN'), await member('Keluar', 'Non-ASN')];
  await atur();
  expect([await guru.sisa(), await keluar.sisa()]).toEqual([10, 10]);

  await scan({ ...at, user_id: guru.user_id }, LALU, '07:00', '14:00');
  await tutup(at);
  await bukukan();
  expect((await ledger(guru))[0]).toEqual([
    'pengembalian',
    1,
    LALU,
    'Cuti bersama Maulid: tercatat masuk kerja pada hari libur ini',
  ]);
  expect(await guru.sisa()).toBe(11);

  await operator.put(`/users/${keluar.user_id}/ubah-status`, {
    status: STATUS_KEANGGOTAAN.tidak_aktif,
    organisasi_id: at.organisasi_id,
  });
  await bukukan();
  expect(
    await all
      .selectFrom('cuti_saldo')
      .innerJoin('cuti_lot', 'cuti_lot.cuti_lot_id', 'cuti_saldo.cuti_lot_id')
      .select(['cuti_saldo.jumlah', 'cuti_saldo.tanggal_cuti'])
      .where('cuti_lot.user_id', '=', keluar.user_id)
      .where('cuti_saldo.tanggal_cuti', '=', NATAL)
      .orderBy('cuti_saldo_id')
      .execute(),
  ).toEqual([
    { jumlah: -1, tanggal_cuti: NATAL },
    { jumlah: 1, tanggal_cuti: NATAL },
  ]);

  await operator.delete(`${url}/hari-libur/${natal.hari_libur_id}`);
  // The change of the holiday table asks for it by itself.
  await expect.poll(() => guru.sisa()).toBe(12);
  await operator.delete(`${url}/hari-libur/${hari_libur_id}?koreksi=true`);
  expect((await ledger(guru))[0]).toEqual(['pengembalian', 1, NATAL, 'Cuti bersama: hari ini bukan lagi cuti bersama']);
});

test('whose balance is used up is named before as one who is not cut', async () => {
  const { atur, member, operator, url, cuti_kategori_id } = await given({ libur: false });
  const guru = await member('Guru', 'Non-ASN');
  const habis = await member('Habis', 'Non-ASN');
  await atur();
  const koreksi = { user_id: habis.user_id, cuti_kategori_id, sisa: 0, keterangan: 'Diambil semua' };
  expect((await operator.put(`${url}/cuti-saldo/update`, koreksi)).status).toBe(200);
  const isi = { nama: 'Cuti bersama Natal', tgl_mulai: NATAL, jenis: 'cuti bersama', is_potong_saldo: true };
  expect((await operator.post(`${url}/hari-libur`, { ...isi, preview: true })).body.data).toMatchObject({
    dampak: {
      saldo: {
        berkurang: { anggota: 1, nama: ['Guru'] },
        tidak_terpotong: { anggota: 1, hari: 1, jenis_kepegawaian: ['Non-ASN'], nama: ['Habis'] },
      },
    },
  });
  expect(await guru.sisa()).toBe(12);
});

test('a cuti bersama that cuts balances says before whose, and tells each of them', async () => {
  const { atur, member, libur, operator, url, organisasi } = await given({ libur: false });
  const [guru, staf, pns] = [
    await member('Guru', 'Non-ASN'),
    await member('Staf', 'Non-ASN'),
    await member('Pns', 'PNS'),
  ];
  await atur();
  const isi = { nama: 'Cuti bersama Natal', tgl_mulai: NATAL, jenis: 'cuti bersama', is_potong_saldo: true };
  const dicoba = await operator.post(`${url}/hari-libur`, { ...isi, preview: true });
  const nol = { anggota: 0, hari: 0, jenis_kepegawaian: [], nama: [] };
  expect(dicoba.body.data).toMatchObject({
    dampak: {
      saldo: {
        berkurang: { anggota: 2, hari: 2, jenis_kepegawaian: ['Non-ASN'], nama: ['Guru', 'Staf'] },
        bertambah: nol,
        tidak_terpotong: nol,
      },
    },
  });
  expect(await guru.sisa()).toBe(12);

  const { hari_libur_id } = await libur('Cuti bersama Natal', NATAL);
  await expect.poll(() => staf.sisa()).toBe(11);
  const bells = async ({ user_id }: Anggota) =>
    (await all.selectFrom('pemberitahuan').select(['judul', 'tautan']).where('user_id', '=', user_id).execute()).filter(
      ({ judul }) => judul.startsWith('Saldo cuti Anda'),
    );
  const turun = {
    judul: 'Saldo cuti Anda berkurang 1 hari: cuti bersama 24-12-2026',
    tautan: `/organisasi/${organisasi.organisasi_id}/cuti`,
  };
  expect([await bells(guru), await bells(staf), await bells(pns)]).toEqual([[turun], [turun], []]);

  const satu = `${url}/hari-libur/${hari_libur_id}`;
  expect((await operator.delete(`${satu}?preview=true`)).body.data).toMatchObject({
    dampak: { saldo: { berkurang: nol, bertambah: { anggota: 2, hari: 2 } } },
  });
  await operator.delete(satu);
  await expect.poll(async () => (await bells(guru)).length).toBe(2);
  expect(await bells(guru)).toContainEqual(
    expect.objectContaining({ judul: 'Saldo cuti Anda bertambah 1 hari: cuti bersama 24-12-2026' }),
  );
});

test('who becomes a civil servant afterwards was not one on the days before', async () => {
  const { atur, bukukan, member } = await given();
  const guru = await member('Guru', 'Non-ASN');
  await atur();
  await all.updateTable('anggota').set({ jenis_kepegawaian: 'PNS' }).where('user_id', '=', guru.user_id).execute();
  expect(await bukukan()).toMatchObject([{ tanggal: NATAL, jumlah: 1 }]);
  expect(await guru.sisa()).toBe(11);
});

test('the switch holds from its date on, may be ended, and is shown with what was written', async () => {
  const { atur, member, operator, url } = await given();
  const guru = await member('Guru', 'Non-ASN');
  await atur({ tgl_mulai: '2026-12-01' });
  expect(await guru.sisa()).toBe(11);
  await atur({ tgl_mulai: '2026-01-01' });
  expect(await guru.sisa()).toBe(10);
  await atur({ tgl_mulai: '2026-12-01', mengurangi: null });
  expect(await guru.sisa()).toBe(11);
  const { body } = await operator.get(`${url}/cuti-bersama`);
  expect(body.data).toMatchObject({
    kategori: 'Cuti Tahunan',
    aturan: [
      { tgl_mulai: '2026-12-01', tgl_selesai: null, mengurangi: null, is_milik_tenant: false },
      { tgl_mulai: '2026-01-01', tgl_selesai: '2026-11-30', mengurangi: ['Non-ASN'] },
    ],
    tanggal: [
      { tanggal: LALU, is_potong_saldo: true },
      { tanggal: NATAL, dikurangi: 0 },
    ],
  });
  expect((await guru.self.put(`${url}/cuti-bersama`, { tgl_mulai: '2026-01-01', mengurangi: [] })).status).toBe(403);
});

test('while leave is switched off nothing is written by the clock', async () => {
  const { atur, member, operator, at } = await given();
  const guru = await member('Guru', 'Non-ASN');
  await atur({ mengurangi: [] });
  await operator.put(`/pengaturan/${at.organisasi_id}/aktivasi-cuti`, { is_aktif: false });
  await all
    .updateTable('cuti_bersama_aturan')
    .set({ mengurangi: ['Non-ASN'] })
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();
  await cutiBersamaTask.run(deps, clock.now);
  await operator.put(`/pengaturan/${at.organisasi_id}/aktivasi-cuti`, { is_aktif: true });
  expect(await guru.sisa()).toBe(12);
});
