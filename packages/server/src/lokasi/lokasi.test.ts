import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { describe, expect, test } from 'vitest';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { toPetak } from '../platform/ctx/petak.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const tempat = tempatBuilders(all);
const GERBANG = { nama: 'Gerbang', lat: -6.2, lng: 106.8, radius_meter: 50 };

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/lokasi`;
  const add = async (fields = {}) =>
    (await operator.post(url, { ...GERBANG, ...fields })).body.data as { lokasi_presensi_id: number };
  return { organisasi, operator, url, add };
}

describe('an attendance location', () => {
  test('is added, changed, switched off and removed', async () => {
    const { operator, url } = await kantor();
    const made = await operator.post(url, GERBANG);
    expect(made).toMatchObject({
      status: 201,
      body: { data: { ...GERBANG, status: STATUS_RECORD.aktif, jumlah_anggota: 0 } },
    });
    const path = `${url}/${(made.body.data as { lokasi_presensi_id: number }).lokasi_presensi_id}`;
    const moved = { ...GERBANG, nama: 'Lobi', timezone: 'Asia/Jayapura' };
    expect((await operator.put(path, moved)).body.data).toMatchObject(moved);
    expect((await operator.put(`${path}/status`, { status: STATUS_RECORD.tidak_aktif })).body.data).toMatchObject({
      status: STATUS_RECORD.tidak_aktif,
    });
    expect((await operator.get(`${url}?status=${STATUS_RECORD.aktif}`)).body.data).toMatchObject({ total: 0 });
    expect((await operator.get(`${url}?q=lob`)).body.data).toMatchObject({ total: 1, data: [{ nama: 'Lobi' }] });
    expect((await operator.delete(path)).status).toBe(200);
    expect((await operator.get(path)).status).toBe(404);
    const lines = await all
      .selectFrom('log_aktivitas')
      .select('kegiatan')
      .where('kegiatan', 'like', '%lokasi presensi')
      .orderBy('log_id')
      .execute();
    expect(lines.map(({ kegiatan }) => kegiatan).slice(0, 4)).toEqual([
      'Menambah lokasi presensi',
      'Mengubah lokasi presensi',
      'Mengubah status lokasi presensi',
      'Menghapus lokasi presensi',
    ]);
  });

  test.each([{ lat: 91 }, { lng: -181 }, { radius_meter: 9 }, { radius_meter: 10_001 }, { nama: ' ' }])(
    'is refused with %j',
    async (wrong) => {
      const { operator, url } = await kantor();
      expect(await operator.post(url, { ...GERBANG, ...wrong })).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(wrong)[0] ?? '']: expect.anything() } },
      });
    },
  );

  test('stays once members are placed at it, something was recorded at it, or a machine stands at it', async () => {
    const { organisasi, operator, url, add } = await kantor();
    const anggota = await given.anggota(organisasi);
    const placed = await add();
    await tempat.atLokasi(anggota, placed.lokasi_presensi_id);
    const used = await add();
    const { lokasi_presensi_id: at } = used;
    await all
      .insertInto('presensi')
      .values({
        ...anggota,
        lokasi_presensi_id: at,
        waktu: '2026-11-20T00:00:00Z',
        timezone: 'Asia/Jakarta',
        sumber: 'ponsel',
      })
      .execute();
    const stood = await add();
    const { tenant_id, organisasi_id } = organisasi;
    await all
      .insertInto('perangkat')
      .values({ tenant_id, organisasi_id, jenis: 'kios', nama: 'Lobi', lokasi_presensi_id: stood.lokasi_presensi_id })
      .execute();
    for (const { lokasi_presensi_id } of [placed, used, stood]) {
      expect((await operator.delete(`${url}/${lokasi_presensi_id}`)).body).toMatchObject({
        code: 433,
        message: 'Lokasi ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
      });
    }
  });

  test('is read by every member, written by operators, and another organisation’s does not exist', async () => {
    const { organisasi, url, add } = await kantor();
    const user = as(await given.orang('user', organisasi));
    const { lokasi_presensi_id } = await add();
    expect((await user.get(`${url}/${lokasi_presensi_id}`)).status).toBe(200);
    expect((await user.post(url, GERBANG)).status).toBe(403);
    const theirs = await (await kantor()).add();
    const own = as(await given.orang('operator', organisasi));
    expect((await own.get(`${url}/${theirs.lokasi_presensi_id}`)).status).toBe(404);
    expect((await own.put(`${url}/${theirs.lokasi_presensi_id}`, GERBANG)).status).toBe(404);
    expect((await own.delete(`${url}/${theirs.lokasi_presensi_id}`)).status).toBe(404);
  });
});

test('the address of map tiles is told to who is signed in, and is none unless it is set', async () => {
  const { operator } = await kantor();
  expect(await operator.get('/petak-peta')).toMatchObject({
    status: 200,
    body: { data: { alamat: null, atribusi: null } },
  });
  const petak = toPetak('https://petak.contoh.id', undefined);
  const other = await startTestServer({ petak });
  const anggota = await other.given.anggota(await other.given.organisasi());
  expect((await other.as(anggota).get('/petak-peta')).body.data).toEqual({
    alamat: 'https://petak.contoh.id/{z}/{x}/{y}.png',
    atribusi: 'petak.contoh.id',
  });
  expect((await other.stranger.get('/petak-peta')).status).toBe(401);
});

test.each([
  ['https://petak.id/tiles/', 'https://petak.id/tiles/{z}/{x}/{y}.png', 'https://petak.id'],
  [
    'https://petak.id:8443/{z}/{x}/{y}@2x.webp?k=a',
    'https://petak.id:8443/{z}/{x}/{y}@2x.webp?k=a',
    'https://petak.id:8443',
  ],
])('tiles of %s are fetched from %s, and pictures may come from %s', (asked, alamat, asal) => {
  expect(toPetak(asked, '© Contoh')).toEqual({ alamat, asal, atribusi: '© Contoh' });
});
