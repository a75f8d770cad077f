import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createHttpSimpatika } from '../../platform/simpatika/http-simpatika.ts';
import { startSimulator } from '../../platform/simpatika/simulator/start-simulator.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sinkronMalamTask } from './sinkron-malam-task.ts';

const simulator = await startSimulator();
afterAll(() => simulator.close());
const server = await startTestServer({
  simpatika: createHttpSimpatika({ ...simulator, timeoutMs: 2_000, waitsMs: [5, 5] }),
});
const { given, as, all, clock, deps } = server;
clock.now = new Date('2026-11-20T02:00:00Z');

let nomor = 0;
const nuptkBaru = () => String(2_000_000_000_000_000 + (nomor += 1));

type Orang = Record<string, unknown>;
const ptk = (isi: Orang = {}): Orang => ({
  peg_id: `P${(nomor += 1)}`,
  nama: 'Siti',
  gender: 'P',
  no_hp: null,
  nip: null,
  nik: null,
  nuptk: nuptkBaru(),
  jabatan: 'Guru',
  jenis_kepegawaian: 'PNS',
  is_aktif: true,
  ...isi,
});

const SATUAN = {
  nama: 'MTs Baru',
  npsn: null,
  nsm: null,
  alamat: 'Jalan Baru 1',
  telepon: null,
  kepala_nama: null,
  kepala_nip: null,
  status: STATUS_KEANGGOTAAN.aktif,
};

/** A linked madrasah with its operator, and what the staff system knows of it. */
async function madrasah(orang: Orang[], fields: Parameters<typeof given.organisasi>[0] = {}) {
  const nsm = `NSM${(nomor += 1)}`;
  const organisasi = await given.organisasi({ k_sumber_data: SUMBER_DATA.terhubung, nsm, nama: 'MTs Lama', ...fields });
  const rina = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Bu Rina' });
  const operator = as(rina);
  const url = `/orgs/${organisasi.organisasi_id}/users`;
  const tell = (ptk: Orang[], satuan: Partial<typeof SATUAN> = {}, lain: Parameters<typeof simulator.atur>[0] = {}) =>
    simulator.atur({
      ptk: {},
      ...lain,
      satuan: { [nsm]: { satuan: { ...SATUAN, nama: 'MTs Lama', ...satuan }, ptk } },
    });
  await tell(orang);
  const start = async (isi: object = {}) => {
    const answer = await operator.post(`${url}/sinkron/client`, isi);
    return { ...answer, run: answer.body.data as unknown as Sinkronisasi };
  };
  const ended = async (token: string): Promise<Sinkronisasi> => {
    for (;;) {
      const run = (await operator.get(`/sinkronisasi/token/status?token=${token}`)).body
        .data as unknown as Sinkronisasi;
      if (run.keadaan !== 'membaca' && run.keadaan !== 'menerapkan') return run;
      await sleep(20);
    }
  };
  /** Reads, and says what would be done. */
  const preview = async () => ended((await start()).run.token);
  /** Reads and does it. */
  const sync = async (nonaktifkan?: number[]) => {
    const { token } = await preview();
    await start({ token, ...(nonaktifkan ? { nonaktifkan } : {}) });
    return ended(token);
  };
  const baris = async ({ token }: Sinkronisasi, jenis = '') =>
    (
      (await operator.get(`${url}/sinkron/baris?token=${token}&count=500${jenis && `&jenis=${jenis}`}`)).body.data as {
        data: object[];
      }
    ).data;
  const members = () =>
    all
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .select([
        'users.nama',
        'users.data_id',
        'anggota.user_id',
        'anggota.status',
        'anggota.nuptk',
        'anggota.jabatan',
        'anggota.versi',
      ])
      .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
      .where('anggota.user_id', '<>', rina.user_id)
      .orderBy('anggota.user_id')
      .execute();
  return { organisasi, rina, operator, url, tell, start, ended, preview, sync, baris, members };
}

describe('a preview', () => {
  test('counts and lists field by field what would change, and changes nothing', async () => {
    const [ada, baru, rusak] = [
      ptk({ nama: 'Ani', jabatan: 'Guru' }),
      ptk({ nama: 'Budi' }),
      ptk({ nama: 'Cici', nik: '12' }),
    ];
    const { organisasi, preview, baris, members, tell } = await madrasah([]);
    await given.anggota(organisasi, { nama: 'Ani', nuptk: String(ada['nuptk']) });
    await tell([ada, baru, rusak], { alamat: 'Jalan Melati 5' });
    const run = await preview();
    expect(run).toMatchObject({
      keadaan: 'siap',
      asal: 'tangan',
      oleh: 'Bu Rina',
      jumlah: { baru: 1, ubah: 1, galat: 1, sama: 0, hilang: 0 },
      satuan: [{ field: 'alamat', dari: null, menjadi: 'Jalan Melati 5' }],
      is_dapat_diterapkan: true,
    });
    expect(await baris(run)).toMatchObject([
      {
        nama: 'Ani',
        jenis: 'ubah',
        perubahan: [{ field: 'jabatan', dari: null, menjadi: 'Guru' }, { field: 'jenis_kepegawaian' }],
      },
      { nama: 'Budi', jenis: 'baru', user_id: null },
      { nama: 'Cici', jenis: 'galat', pesan: 'Tidak terbaca (nik: NIK bukan 16 angka). Betulkan di Simpatika' },
    ]);
    expect(await members()).toMatchObject([{ nama: 'Ani', jabatan: null, versi: 1 }]);
  });

  test('is refused where there is nothing to read, or nobody who answers, and leaves no run behind', async () => {
    const umum = await madrasah([], { k_sumber_data: SUMBER_DATA.umum });
    expect((await umum.start()).body.error).toBe('sinkron.not_linked');
    const tanpa = await madrasah([], { nsm: null });
    expect((await tanpa.start()).body.error).toBe('simpatika.no_number');
    const asing = await madrasah([], { nsm: 'TIDAK-ADA' });
    expect((await asing.start()).body.error).toBe('sinkron.unknown_satuan');
    const { start, tell, operator, url } = await madrasah([ptk()]);
    for (const [ulah, sebab] of [
      ['sibuk', 'dijawab 503'],
      ['putus', 'sambungannya putus'],
      ['rusak', 'tidak terbaca'],
    ] as const) {
      await tell([ptk()], {}, { ptk: { '*': ulah } });
      expect(await start()).toMatchObject({ status: 520, body: { message: expect.stringContaining(sebab) } });
    }
    expect((await operator.get(`${url}/sinkron`)).body.data).toMatchObject({ is_diatur: true, sinkronisasi: null });
  });

  test('that is cut in the middle goes on from the page that it had come to', async () => {
    const { tell, start, preview, ended } = await madrasah([]);
    const orang = Array.from({ length: 250 }, (_, i) => ptk({ nama: `Guru ${i}` }));
    // The first asks whether it answers; the second page stays silent through all attempts.
    await tell(orang, {}, { ptk: { 3: 'sibuk', 4: 'putus', 5: 'rusak' } });
    const cut = await preview();
    expect(cut).toMatchObject({ keadaan: 'gagal', pesan: expect.stringContaining('tidak menjawab') });
    await tell(orang);
    const { run } = await start();
    expect(run.token).toBe(cut.token);
    expect(await ended(run.token)).toMatchObject({ keadaan: 'siap', jumlah: { baru: 250 } });
    expect((await simulator.keadaan()).halaman_diminta).toBe(3);
  });

  test('of a state that changed meanwhile is read anew, and one that never holds still or is not whole is refused', async () => {
    const { tell, preview, members } = await madrasah([]);
    const orang = Array.from({ length: 120 }, () => ptk());
    await tell(orang, {}, { ptk: { 3: 'berganti' } });
    expect(await preview()).toMatchObject({ keadaan: 'siap', jumlah: { baru: 120 } });
    await tell(orang, {}, { ptk: { '*': 'berganti' } });
    expect(await preview()).toMatchObject({ keadaan: 'gagal', pesan: expect.stringContaining('terus berubah') });
    await tell(orang, {}, { ptk: { 3: 'kurang' } });
    expect(await preview()).toMatchObject({ keadaan: 'gagal', pesan: expect.stringContaining('119 dari 120') });
    expect(await members()).toEqual([]);
  });
});

describe('a run', () => {
  test('of 1.500 members does everything once: the same again changes nothing', async () => {
    const { tell, sync, preview, baris, members, organisasi } = await madrasah([]);
    const orang = Array.from({ length: 1_500 }, (_, i) => ptk({ nama: `Guru ${i}` }));
    await tell(orang);
    expect(await sync()).toMatchObject({ keadaan: 'selesai', diterapkan: 1_500, jumlah: { baru: 1_500, galat: 0 } });
    expect((await simulator.keadaan()).halaman_diminta).toBe(16);
    const before = await members();
    expect(before.length).toBe(1_500);
    expect(
      before.every(({ status, data_id }) => status === STATUS_KEANGGOTAAN.belum_aktivasi && data_id !== null),
    ).toBe(true);
    const lines = () =>
      all
        .selectFrom('log_aktivitas')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .where('objek', '=', 'anggota')
        .executeTakeFirstOrThrow();
    const { n } = await lines();
    expect(n).toBe(1_500);

    const again = await sync();
    expect(again).toMatchObject({ keadaan: 'selesai', diterapkan: 0, jumlah: { sama: 1_500, baru: 0, ubah: 0 } });
    expect(await members()).toEqual(before);
    expect((await lines()).n).toBe(1_500);

    orang[7] = { ...orang[7], nuptk: nuptkBaru() };
    await tell(orang.slice(0, 1_499));
    const changed = await preview();
    expect(changed.jumlah).toMatchObject({ ubah: 1, hilang: 1, sama: 1_498 });
    expect(await baris(changed, 'hilang')).toMatchObject([{ nama: 'Guru 1499', pesan: 'Tidak ada lagi di Simpatika' }]);
  });

  test('changes what the staff system changed and leaves what was corrected here, however often', async () => {
    const orang = ptk({ nama: 'Ani', jabatan: 'Guru' });
    const { tell, sync, members, operator, url } = await madrasah([orang]);
    await sync();
    const [{ user_id } = { user_id: 0 }] = await members();
    await operator.put(`${url}/${user_id}`, { jabatan: 'Guru Matematika' });
    const lain = { ...orang, jabatan: 'Guru Madya', nama: 'Ani, S.Pd.', nuptk: nuptkBaru() };
    await tell([lain]);
    for (const _ of [1, 2]) {
      await sync();
      expect(await members()).toMatchObject([{ nama: 'Ani, S.Pd.', jabatan: 'Guru Matematika', nuptk: lain.nuptk }]);
    }
    const line = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah', 'nama'])
      .where('tentang_id', '=', user_id)
      .where('objek', '=', 'anggota')
      .orderBy('log_id', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({ nama: 'Bu Rina', sebelum: { nama: 'Ani' }, sesudah: { nama: 'Ani, S.Pd.' } });
  });

  test('makes inactive only who was confirmed to have vanished, keeps him, and brings him back with his return', async () => {
    const [ani, budi] = [ptk({ nama: 'Ani' }), ptk({ nama: 'Budi' })];
    const { tell, sync, members, start, ended } = await madrasah([ani, budi]);
    await sync();
    const [a, b] = await members();
    await tell([]);
    expect(await sync()).toMatchObject({ diterapkan: 0, jumlah: { hilang: 2 } });
    const run = await sync([a?.user_id ?? 0]);
    expect(run).toMatchObject({ diterapkan: 1, jumlah: { hilang: 2 } });
    expect(await members()).toMatchObject([
      { nama: 'Ani', status: STATUS_KEANGGOTAAN.tidak_aktif },
      { nama: 'Budi', status: STATUS_KEANGGOTAAN.belum_aktivasi },
    ]);
    // The other may still be confirmed afterwards; without anybody there is nothing left to do.
    expect((await start({ token: run.token })).body.error).toBe('sinkron.not_ready');
    await start({ token: run.token, nonaktifkan: [b?.user_id ?? 0] });
    expect((await ended(run.token)).diterapkan).toBe(2);
    await tell([ani]);
    expect(await sync()).toMatchObject({ jumlah: { aktif: 1 } });
    expect(await members()).toMatchObject([
      { nama: 'Ani', status: STATUS_KEANGGOTAAN.belum_aktivasi },
      { nama: 'Budi', status: STATUS_KEANGGOTAAN.tidak_aktif },
    ]);
  });

  test('a person in two madrasahs of a tenant is invited by the second, and a member there once he accepts', async () => {
    const orang = ptk({ nama: 'Ani' });
    const satu = await madrasah([orang]);
    await satu.sync();
    const dua = await madrasah([{ ...orang, jabatan: 'Guru Honor' }], { tenant_id: satu.organisasi.tenant_id });
    expect(await dua.sync()).toMatchObject({ jumlah: { undang: 1, galat: 0 }, diterapkan: 1 });
    expect(await dua.members()).toEqual([]);
    const [{ user_id } = { user_id: 0 }] = await satu.members();
    const undangan = await all
      .selectFrom('undangan_anggota')
      .select('undangan_id')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    await all
      .updateTable('users')
      .set({ password_hash: 'x', status: STATUS_USER.aktif })
      .where('user_id', '=', user_id)
      .execute();
    const answer = await as({ user_id, tenant_id: satu.organisasi.tenant_id }).post(
      `/undangan/${undangan.undangan_id}/jawaban`,
      { jawaban: 'terima' },
    );
    expect(answer.status).toBe(200);
    expect(await dua.sync()).toMatchObject({ jumlah: { sama: 1 } });
    expect(await dua.members()).toMatchObject([{ user_id, jabatan: 'Guru Honor' }]);
    // Another tenant knows nothing of it: there he gets an account of its own.
    const jauh = await madrasah([orang]);
    expect(await jauh.sync()).toMatchObject({ jumlah: { baru: 1 } });
  });

  test('does as many as the quota holds, and the others keep the reason', async () => {
    const { organisasi, sync, preview, baris, members } = await madrasah([
      ptk({ nama: 'Ani' }),
      ptk({ nama: 'Budi' }),
      ptk({ nama: 'Cici' }),
    ]);
    const { tenant_id, organisasi_id } = organisasi;
    await all
      .insertInto('kuota')
      .values({ tenant_id, organisasi_id, tgl_mulai: '2026-01-01', kuota: 3, keterangan: 'x' })
      .execute();
    expect(await preview()).toMatchObject({ jumlah: { baru: 3 }, sisa_kuota: 2 });
    const run = await sync();
    expect(run).toMatchObject({ keadaan: 'selesai', diterapkan: 2, jumlah: { baru: 2, galat: 1 } });
    expect(await baris(run, 'galat')).toMatchObject([
      { nama: 'Cici', pesan: expect.stringContaining('Kuota anggota (3)') },
    ]);
    expect(await members()).toMatchObject([{ nama: 'Ani' }, { nama: 'Budi' }]);
  });

  test('is one at a time, by whoever asks at once, and an old preview is not done', async () => {
    // So many that the reading is not over before the last asks.
    const orang = Array.from({ length: 1_000 }, (_, i) => ptk({ nama: `Guru ${i}` }));
    const { start, preview, ended, url, tell } = await madrasah(orang);
    const runs = await Promise.all([start(), start(), start()]);
    expect(new Set(runs.map(({ run }) => run.token)).size).toBe(1);
    const first = await ended(runs[0]?.run.token ?? '');
    const second = await preview();
    expect((await start({ token: first.token })).body.error).toBe('sinkron.stale');
    const at = clock.now;
    clock.now = new Date(at.getTime() + 25 * 3_600_000);
    expect((await start({ token: second.token })).body.error).toBe('sinkron.stale');
    clock.now = at;
    await tell([]);
    expect(url).toContain('/orgs/');
  });

  test('is seen and begun only by those who look after the organisation', async () => {
    const { preview, organisasi, url } = await madrasah([ptk()]);
    const { token } = await preview();
    const lain = await madrasah([]);
    const user = as(await given.orang('user', organisasi));
    const path = `/sinkronisasi/token/status?token=${token}`;
    for (const orang of [
      lain.operator,
      user,
      as(await given.orang('operator', await given.organisasi({ tenant_id: organisasi.tenant_id }))),
    ])
      expect((await orang.get(path)).status).toBe(404);
    expect((await as(await given.orang('admin', organisasi)).get(path)).status).toBe(200);
    expect((await lain.operator.get(`${lain.url}/sinkron/baris?token=${token}`)).status).toBe(404);
    expect((await lain.operator.post(`${lain.url}/sinkron/client`, { token })).body.error).toBe('sinkron.stale');
    expect((await user.post(`${url}/sinkron/client`, {})).status).toBe(403);
  });
});

test('by night the organisations that are kept in step follow, and who vanished waits', async () => {
  const ani = ptk({ nama: 'Ani' });
  const { tell, sync, members, organisasi, ended } = await madrasah([ani, ptk({ nama: 'Budi' })], {
    is_sinkronisasi: true,
  });
  await sync();
  await tell([{ ...ani, jabatan: 'Kepala' }]);
  await sinkronMalamTask.run(deps, clock.now);
  const { token } = await all
    .selectFrom('sinkronisasi')
    .select('token')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .orderBy('sinkronisasi_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(await ended(token)).toMatchObject({
    keadaan: 'selesai',
    asal: 'malam',
    oleh: null,
    jumlah: { ubah: 1, hilang: 1 },
  });
  expect(await members()).toMatchObject([
    { nama: 'Ani', jabatan: 'Kepala' },
    { nama: 'Budi', status: STATUS_KEANGGOTAAN.belum_aktivasi },
  ]);
});

test('a run whose turn has not come says where it stands in the queue, and one that is over no more', async () => {
  const { preview, operator, url } = await madrasah([ptk()]);
  const { token } = await preview();
  const terakhir = async () =>
    (
      (await operator.get(`${url}/sinkron`)).body.data as {
        sinkronisasi: Sinkronisasi;
      }
    ).sinkronisasi;
  const { pekerjaan_id } = await all
    .selectFrom('sinkronisasi')
    .select('pekerjaan_id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const set = (status: string) =>
    all.updateTable('pekerjaan').set({ status }).where('pekerjaan_id', '=', pekerjaan_id).execute();
  await set('menunggu');
  const antrean = { urutan: expect.any(Number), sisa_detik: expect.any(Number) };
  expect(await terakhir()).toMatchObject({ keadaan: 'membaca', antrean });
  const status = await operator.get(`/sinkronisasi/token/status?token=${token}`);
  expect(status.body.data).toMatchObject({ keadaan: 'membaca', antrean });
  for (const sesudahnya of ['berjalan', 'selesai']) {
    await set(sesudahnya);
    expect(await terakhir()).not.toHaveProperty('antrean');
  }
});
