import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { permintaanBuilders } from '../testing/given/given-permintaan.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;

/** A school whose two members have no PIN on its machine, and which has no place of attendance. */
async function school({ mesin = true } = {}) {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  if (mesin) {
    const { lokasi_presensi_id } = await tempatBuilders(all).lokasi(organisasi, { status: STATUS_RECORD.tidak_aktif });
    const nomor_seri = `PIN${organisasi_id}`;
    const seen = { terakhir_terlihat: '2026-11-20T01:59:00Z', selisih_detik: 0 };
    await all
      .insertInto('perangkat')
      .values({ tenant_id, organisasi_id, lokasi_presensi_id, jenis: 'mesin', nama: 'Aula', nomor_seri, ...seen })
      .execute();
  }
  const operator = as(await given.orang('operator', organisasi));
  const member = await given.anggota(organisasi);
  await given.anggota(organisasi);
  const list = async (): Promise<TindakLanjut[]> => {
    const { body } = await operator.get(`/dashboard/orgs/${organisasi_id}`);
    return (body.data as { organisasi: { tindak_lanjut: TindakLanjut[] } }).organisasi.tindak_lanjut;
  };
  const statusOf = async (jenis: string) => (await list()).find((item) => item.jenis === jenis)?.status;
  const url = (jenis: string) => `/orgs/${organisasi_id}/tindak-lanjut/${jenis}`;
  const say = (jenis: string, status: number, keterangan?: string) => operator.put(url(jenis), { status, keterangan });
  const givePins = () =>
    all
      .updateTable('anggota')
      .set(({ ref }) => ({ pin: ref('user_id').$castTo<string>() }))
      .where('organisasi_id', '=', organisasi_id)
      .execute();
  return { organisasi, operator, member, list, statusOf, say, url, givePins };
}

test('an item is new, taken up, and resolved by itself once nothing of it is left', async () => {
  const { say, statusOf, givePins, list } = await school();
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.baru);
  expect((await say('tanpa_pin', 13)).body.data).toMatchObject({
    status: STATUS_TINDAK_LANJUT.dikerjakan,
    oleh: expect.any(String),
    tanggal: '2026-11-20',
  });
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.dikerjakan);
  await givePins();
  expect((await list()).find(({ jenis }) => jenis === 'tanpa_pin')).toMatchObject({
    status: STATUS_TINDAK_LANJUT.selesai,
    jumlah: 0,
  });
  expect((await say('tanpa_pin', 15, 'Sudah beres')).status).toBe(433);
});

test('an item is closed or rejected with a reason alone, stands below what is open, and can be opened again', async () => {
  const { say, list, statusOf } = await school();
  expect((await say('tanpa_pin', 16)).body.errors).toHaveProperty('keterangan');
  expect((await say('tanpa_pin', 16, 'Tidak punya mesin')).body.data).toMatchObject({
    status: STATUS_TINDAK_LANJUT.ditolak,
    keterangan: 'Tidak punya mesin',
  });
  expect((await list()).at(-1)).toMatchObject({ jenis: 'tanpa_pin', status: STATUS_TINDAK_LANJUT.ditolak });
  expect(await say('tanpa_pin', 13)).toMatchObject({
    status: 433,
    body: { message: 'Tindak lanjut ini sudah ditolak, jadi tidak dapat dikerjakan' },
  });
  await say('tanpa_pin', 12);
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.baru);
});

test('a closed item that has grown is new again', async () => {
  const { organisasi, say, statusOf } = await school();
  await say('tanpa_pin', 15, 'Menunggu mesin baru');
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.ditutup);
  await given.anggota(organisasi);
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.baru);
});

test('an item is marked by operators of its organisation alone, and only while it is on the list', async () => {
  const { operator, member, url, say, givePins, statusOf } = await school();
  expect((await as(member).put(url('tanpa_pin'), { status: STATUS_TINDAK_LANJUT.dikerjakan })).status).toBe(403);
  const elsewhere = await school();
  expect((await elsewhere.operator.put(url('tanpa_pin'), { status: STATUS_TINDAK_LANJUT.dikerjakan })).status).toBe(
    404,
  );
  expect(await statusOf('tanpa_pin')).toBe(STATUS_TINDAK_LANJUT.baru);
  await givePins();
  expect((await say('tanpa_pin', 13)).status).toBe(404);
  expect((await operator.put(url('hal-lain'), { status: STATUS_TINDAK_LANJUT.dikerjakan })).status).toBe(404);
  expect((await operator.put(url('tanpa_lokasi'), { status: STATUS_TINDAK_LANJUT.selesai })).status).toBe(422);
});

test('who has no PIN is told only where there is a device that asks for one', async () => {
  const { statusOf } = await school({ mesin: false });
  expect(await statusOf('tanpa_pin')).toBeUndefined();
});

test('leave that nobody can ask for, since it has no category, is named until it has one or is closed', async () => {
  const { organisasi, operator, statusOf } = await school();
  expect(await statusOf('tanpa_kategori_cuti')).toBe(STATUS_TINDAK_LANJUT.baru);
  expect((await operator.post(`/orgs/${organisasi.organisasi_id}/cuti-kategori/bawaan`)).status).toBe(201);
  expect(await statusOf('tanpa_kategori_cuti')).toBeUndefined();
  const locked = await given.organisasi({ is_langganan: false });
  const { body } = await as(await given.orang('operator', locked)).get(`/dashboard/orgs/${locked.organisasi_id}`);
  const { tindak_lanjut } = (body.data as { organisasi: { tindak_lanjut: TindakLanjut[] } }).organisasi;
  expect(tindak_lanjut.map(({ jenis }) => jenis)).not.toContain('tanpa_kategori_cuti');
});

test('a machine or kiosk that fell silent, a clock that is off, and a PIN that nobody has, are named until they are put right', async () => {
  const { organisasi, list } = await school();
  const at = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  const { lokasi_presensi_id } = await tempatBuilders(all).lokasi(organisasi);
  const mesin = (nama: string, terakhir_terlihat: string | null, isi: object = {}) => ({
    ...at,
    lokasi_presensi_id,
    jenis: 'mesin',
    nama,
    nomor_seri: `TL${organisasi.organisasi_id}${nama}`,
    terakhir_terlihat,
    dibuat_pada: '2026-11-01T00:00:00Z',
    ...isi,
  });
  const [gerbang] = await all
    .insertInto('perangkat')
    .values([
      mesin('GERBANG', '2026-11-20T01:59:00Z', { selisih_detik: 3601 }),
      mesin('LOBI', '2026-11-18T02:00:00Z', { selisih_detik: 5 }),
      mesin('BARU', null, { dibuat_pada: '2026-11-20T01:00:00Z' }),
      mesin('LAMA', '2026-01-01T00:00:00Z', { status: STATUS_TINDAK_LANJUT.baru, selisih_detik: 900 }),
      mesin('KIOS', '2026-11-18T02:00:00Z', { jenis: 'kios', nomor_seri: null, dipasang_pada: '2026-11-02T00:00:00Z' }),
      mesin('TABLET', null, { jenis: 'kios', nomor_seri: null }),
    ])
    .returning('perangkat_id')
    .execute();
  const ketukan = {
    ...at,
    perangkat_id: gerbang?.perangkat_id ?? 0,
    sebab: 'pin',
    timezone: 'Asia/Jakarta',
    baris: 'x',
  };
  const waktu = '2026-11-19T00:00:00Z';
  await all
    .insertInto('ketukan_tertahan')
    .values(['a', 'b'].map((kunci) => ({ ...ketukan, pin: '87', kunci, waktu })))
    .execute();
  const jumlahOf = async (jenis: string) => (await list()).find((item) => item.jenis === jenis)?.jumlah;
  expect([await jumlahOf('mesin_diam'), await jumlahOf('mesin_bergeser'), await jumlahOf('pin_menunggu')]).toEqual([
    2, 1, 1,
  ]);

  await all
    .updateTable('perangkat')
    .set({ terakhir_terlihat: '2026-11-20T01:59:00Z', selisih_detik: 0 })
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();
  await all
    .updateTable('ketukan_tertahan')
    .set({ keadaan: 'dibuang' })
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();
  expect([await jumlahOf('mesin_diam'), await jumlahOf('mesin_bergeser'), await jumlahOf('pin_menunggu')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['klaim', 'klaim_menunggu'],
  ['presensi_manual', 'swafoto_menunggu'],
] as const)(
  'a request (%s) is on the list of an operator who decides it, and not while another does; readers see it as he does',
  async (untuk, jenis) => {
    const asked = async (...jenjang: object[]) => {
      const at = await permintaanBuilders(server)(untuk);
      if (jenjang.length > 0) await at.chain(...jenjang);
      await at.ask();
      const jumlahOf = async (who: Caller) => {
        const { body } = await who.get(`/dashboard${at.url}`);
        const { organisasi } = body.data as { organisasi: { tindak_lanjut: TindakLanjut[] } };
        return organisasi.tindak_lanjut.find((item) => item.jenis === jenis)?.jumlah;
      };
      const readers = (['pemantau', 'viewer'] as const).map(async (peran) =>
        as(await given.orang(peran, at.organisasi)),
      );
      const counts = [at.operator, ...(await Promise.all(readers))].map(jumlahOf);
      return Promise.all(counts);
    };
    expect(await asked()).toEqual([1, 1, 1]);
    expect(await asked({ jenis: 'kepala_grup' })).toEqual([undefined, undefined, undefined]);
    expect(await asked({ jenis: 'peran', peran: 'operator' })).toEqual([1, 1, 1]);
  },
);
