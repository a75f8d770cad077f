import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { contract } from '@hadir/contract/contract.generated.ts';
import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, stranger } = await startTestServer();

const named = ({ user_id }: { user_id: number }) =>
  all
    .selectFrom('users')
    .select(['user_id', 'tenant_id', 'nama', 'username'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();

async function office(tenant_id?: number) {
  const organisasi = await given.organisasi(tenant_id === undefined ? {} : { tenant_id });
  const orang = await named(await given.orang('operator', organisasi));
  return { organisasi, orang, operator: as(orang), url: `/orgs/${organisasi.organisasi_id}` };
}

const LOKASI = { nama: 'Gerbang depan', lat: -6.2, lng: 106.8, radius_meter: 100 };
const addLokasi = async (
  { operator, url }: Awaited<ReturnType<typeof office>>,
  nama = LOKASI.nama,
): Promise<number> => {
  const { body } = await operator.post(`${url}/lokasi`, { ...LOKASI, nama });
  return (body.data as { lokasi_presensi_id: number }).lokasi_presensi_id;
};
const rowsOf = async (caller: Caller, path: string): Promise<BarisLog[]> => {
  const { status, body } = await caller.get(path);
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return (body.data as { data: BarisLog[] }).data;
};

describe('the log of an organisation', () => {
  test('tells why something was refused in a whole sentence, without its particulars', async () => {
    const { organisasi } = await office();
    const admin = as(await given.orang('admin', organisasi));
    expect((await admin.delete(`/orgs/${organisasi.organisasi_id}`)).status).toBe(433);
    const [refused] = await rowsOf(admin, `/orgs/${organisasi.organisasi_id}/log`);
    expect(refused?.penolakan).toMatch(/masih memiliki …, jadi/);
  });

  test('tells a change in words: who, what, where, and each field as it was and became', async () => {
    const kantor = await office();
    const { operator, orang, organisasi, url } = kantor;
    const lokasi_id = await addLokasi(kantor);
    await operator.put(`${url}/lokasi/${lokasi_id}`, { ...LOKASI, nama: 'Gerbang belakang', radius_meter: 150 });
    const [change, add] = await rowsOf(operator, `${url}/log`);
    expect(change).toMatchObject({
      kegiatan: contract.lokasi.changeLokasi.summary,
      user_id: orang.user_id,
      nama: orang.nama,
      organisasi_id: organisasi.organisasi_id,
      nama_organisasi: organisasi.nama,
      objek: 'lokasi_presensi',
      objek_id: String(lokasi_id),
      ip: '127.0.0.1',
      penolakan: null,
    });
    expect(change?.perubahan).toContainEqual({ isian: 'Nama', dulu: 'Gerbang depan', kini: 'Gerbang belakang' });
    expect(change?.perubahan).toContainEqual({ isian: 'Radius (meter)', dulu: '100', kini: '150' });
    expect(change?.perubahan.map(({ isian }) => isian)).not.toContain('Lintang');
    expect(add?.perubahan).toContainEqual({ isian: 'Nama', dulu: null, kini: 'Gerbang depan' });
  });

  test('goes on page by page, without a line twice or left out, while new ones come', async () => {
    const kantor = await office();
    for (let n = 1; n <= 7; n += 1) await addLokasi(kantor, `Gerbang ${n}`);
    const seen: number[] = [];
    let sesudah = '';
    for (;;) {
      const { body } = await kantor.operator.get(`${kantor.url}/log?count=3${sesudah && `&sesudah=${sesudah}`}`);
      const page = body.data as { data: BarisLog[]; berikut: string | null };
      seen.push(...page.data.map(({ log_id }) => log_id));
      if (page.berikut === null) break;
      sesudah = page.berikut;
      await addLokasi(kantor, 'Datang kemudian');
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  });

  test('holds what its own people tried and may not, and who of its tenant came from elsewhere, each once', async () => {
    const kantor = await office();
    const { organisasi, operator, url } = kantor;
    const sibling = await office(organisasi.tenant_id);
    const guru = await named(await given.anggota(organisasi));
    expect((await as(guru).post(`${url}/lokasi`, LOKASI)).status).toBe(403);
    expect((await sibling.operator.delete(`${url}/lokasi/7`)).status).toBe(404);
    const rows = await rowsOf(operator, `${url}/log?hasil=ditolak`);
    expect(rows).toEqual([
      expect.objectContaining({ hasil: 404, nama: sibling.orang.nama, objek: 'lokasi_presensi', objek_id: '7' }),
      expect.objectContaining({ hasil: 403, nama: guru.nama, kegiatan: contract.lokasi.addLokasi.summary }),
    ]);
    const admin = as(await given.orang('admin', organisasi));
    expect((await rowsOf(admin, '/log?hasil=ditolak')).map(({ log_id }) => log_id)).toEqual(
      rows.map(({ log_id }) => log_id),
    );
  });

  test('is filtered by person, act, object, address, result and day', async () => {
    const kantor = await office();
    const { organisasi, url, operator, orang } = kantor;
    const lokasi_id = await addLokasi(kantor);
    await addLokasi(kantor, 'Gerbang lain');
    await operator.delete(`${url}/lokasi/${lokasi_id}`);
    const other = await named(await given.orang('operator', organisasi));
    await as(other).delete(`${url}/lokasi/99999999`);
    const count = async (query: string) => (await rowsOf(operator, `${url}/log?${query}`)).length;
    const { addLokasi: add, removeLokasi: remove } = contract.lokasi;
    expect(await count('')).toBe(4);
    expect(await count(`pelaku_id=${orang.user_id}`)).toBe(3);
    expect(await count(`pelaku_id=${other.user_id}`)).toBe(1);
    expect(await count(`kegiatan=${encodeURIComponent(add.summary)}`)).toBe(2);
    expect(await count(`kegiatan=${encodeURIComponent(remove.summary)}&hasil=berhasil`)).toBe(1);
    expect(await count('kegiatan=Presensi')).toBe(0);
    expect(await count(`objek=lokasi_presensi&objek_id=${lokasi_id}`)).toBe(1);
    expect(await count('ip=127.0.0.1')).toBe(4);
    expect(await count('ip=10.9.9.9')).toBe(0);
    expect(await count('hasil=ditolak')).toBe(1);
    expect(await count('from=2026-01-01&to=2026-01-31')).toBe(0);
    expect(await count('from=2026-01-01')).toBe(4);
    const [refused] = await rowsOf(operator, `${url}/log?hasil=ditolak`);
    expect(refused).toMatchObject({ hasil: 404, nama: other.nama, penolakan: expect.stringMatching(/ /) });
    expect(await operator.get(`${url}/log?from=2026-02-02&to=2026-02-01`)).toMatchObject({
      status: 422,
      body: { errors: { to: [expect.any(String)] } },
    });
    expect((await operator.get(`${url}/log?sesudah=salah`)).status).toBe(422);
  });

  test('is for those who hold its name there, and shows no row of another place', async () => {
    const here = await office();
    const sibling = await office(here.organisasi.tenant_id);
    const foreign = await office();
    for (const kantor of [here, sibling, foreign]) await addLokasi(kantor);
    for (const caller of [here.operator, as(await given.orang('admin', here.organisasi))]) {
      const rows = await rowsOf(caller, `${here.url}/log`);
      expect(rows.map(({ organisasi_id }) => organisasi_id)).toEqual([here.organisasi.organisasi_id]);
    }
    expect((await as(await given.anggota(here.organisasi)).get(`${here.url}/log`)).status).toBe(403);
    // Who is given the name as a plain user finds what he did himself.
    await given.izin(here.organisasi.tenant_id, 'user', 'log.index', true);
    expect(
      await rowsOf(as(await given.anggota(here.organisasi)), `${here.url}/log?pelaku_id=${here.orang.user_id}`),
    ).toEqual([]);
    for (const { operator } of [sibling, foreign]) expect((await operator.get(`${here.url}/log`)).status).toBe(404);
  });
});

describe('the log of a tenant', () => {
  test('holds all its organisations and nobody else’s; everybody’s is for super admins', async () => {
    const here = await office();
    const sibling = await office(here.organisasi.tenant_id);
    const foreign = await office();
    for (const kantor of [here, sibling, foreign]) await addLokasi(kantor);
    const { tenant_id } = here.organisasi;
    const admin = as(await given.orang('admin', here.organisasi));
    const ids = (rows: BarisLog[]) => new Set(rows.map((row) => row.organisasi_id));
    const both = [sibling, here].map(({ organisasi }) => organisasi.organisasi_id);
    expect(ids(await rowsOf(admin, '/log'))).toEqual(new Set(both));
    expect(await rowsOf(admin, `/log?organisasi_id=${foreign.organisasi.organisasi_id}`)).toEqual([]);
    expect(await rowsOf(admin, `/log?tenant_id=${foreign.organisasi.tenant_id}`)).toHaveLength(2);
    expect(await rowsOf(admin, `/log?pelaku_id=${foreign.orang.user_id}`)).toEqual([]);
    expect(ids(await rowsOf(admin, `/log?organisasi_id=${both[0]}`))).toEqual(new Set([both[0]]));

    const above = as(await given.orang('super_admin', here.organisasi));
    const everybody = ids(await rowsOf(above, '/log?count=200'));
    for (const { organisasi } of [here, sibling, foreign]) expect(everybody).toContain(organisasi.organisasi_id);
    expect(ids(await rowsOf(above, `/log?tenant_id=${tenant_id}`))).toEqual(new Set(both));
    expect(await rowsOf(above, `/log?pelaku_id=${foreign.orang.user_id}`)).toHaveLength(1);
    for (const caller of [here.operator, as(await given.anggota(here.organisasi))]) {
      expect((await caller.get('/log')).status).toBe(403);
    }
  });

  test('knows who signed in and who tried to, without a password', async () => {
    const kantor = await office();
    const admin = await given.orang('admin', kantor.organisasi);
    const { username } = kantor.orang;
    await stranger.post('/login', { username, password: 'sandi-yang-salah' });
    const [line] = await rowsOf(as(admin), `/log?pelaku_id=${kantor.orang.user_id}`);
    expect(line).toMatchObject({ kegiatan: 'Masuk', hasil: 401, nama: kantor.orang.nama });
    expect(JSON.stringify(line)).not.toContain('sandi-yang-salah');
  });

  test('knows who knocked at a door that is not his, and not without end', async () => {
    const here = await office();
    const foreign = await office();
    for (let n = 0; n < 130; n += 1) await here.operator.get(`${foreign.url}/lokasi`);
    const admin = as(await given.orang('admin', here.organisasi));
    const rows = await rowsOf(admin, '/log?hasil=ditolak&count=200');
    expect(rows).toHaveLength(120);
    expect(rows[1]).toMatchObject({
      hasil: 404,
      nama: here.orang.nama,
      objek: 'organisasi',
      objek_id: String(foreign.organisasi.organisasi_id),
    });
    expect(rows[0]?.perubahan).toContainEqual(expect.objectContaining({ kini: 'tidak dicatat sampai sejam berlalu' }));
    // Those whose door it is are told who came and from where, under their own place.
    const told = await rowsOf(foreign.operator, `${foreign.url}/log?hasil=ditolak&count=200`);
    expect(told).toHaveLength(120);
    expect(told[1]).toMatchObject({ hasil: 404, nama: here.orang.nama, objek: null });
    const dari = rows[1]?.nama_tenant;
    expect(told[1]?.perubahan).toContainEqual(expect.objectContaining({ isian: 'Pelaku dari', kini: dari }));
    expect(JSON.stringify(told[1]?.perubahan)).not.toContain(`"${rows[1]?.objek_id}"`);
  });

  test('tells a tenant who came to it from elsewhere, and names a place only to who may know it', async () => {
    const [here, there] = [await office(), await office()];
    const { tenant_id } = there.organisasi;
    await as(await given.orang('admin', here.organisasi)).put(`/tenant/${tenant_id}`, { nama: 'Direbut' });
    const [mine] = await rowsOf(as(await given.orang('admin', here.organisasi)), '/log?hasil=ditolak');
    expect(mine).toMatchObject({ objek: 'tenant', objek_id: String(tenant_id), nama_objek: null });
    const [theirs] = await rowsOf(as(await given.orang('admin', there.organisasi)), '/log?hasil=ditolak');
    expect(theirs).toMatchObject({ tenant_id, kegiatan: 'Mengubah profil tenant', nama: mine?.nama });
    const superAdmin = as(await given.akun({ is_super_admin: true }));
    const all = await rowsOf(superAdmin, `/log?tenant_id=${here.organisasi.tenant_id}&hasil=ditolak`);
    expect(all[0]).toMatchObject({ objek: 'tenant', nama_objek: theirs?.nama_tenant });
  });
});

describe('what somebody took along', () => {
  const picture = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 40, height: 50, channels: 3, background: '#336699' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);

  test('a photo that was opened is told to whom it shows, once a day; one’s own is nobody’s concern', async () => {
    const kantor = await office();
    const siti = await given.anggota(kantor.organisasi, { nama: 'Siti' });
    const budi = await given.anggota(kantor.organisasi, { nama: 'Budi', role: KODE_PERAN.operator });
    const photo = `/users/${siti.user_id}/foto`;
    await as(siti).form('POST', `/users/${siti.user_id}/upload-photo`, { file: await picture() });
    for (const caller of [siti, budi, kantor.orang, budi, kantor.orang]) await as(caller).get(photo);
    const seen = await rowsOf(as(siti), '/log/foto-saya');
    expect(seen.map(({ nama }) => nama)).toEqual([kantor.orang.nama, 'Budi']);
    expect(seen[0]).toMatchObject({ kegiatan: 'Melihat foto anggota' });
    expect(await rowsOf(as(budi), '/log/foto-saya')).toEqual([]);
    const viewer = await given.orang('viewer', kantor.organisasi);
    expect((await as(viewer).get(photo)).status).toBe(200);
    expect(await rowsOf(as(siti), '/log/foto-saya')).toHaveLength(seen.length + 1);
    const admin = as(await given.orang('admin', kantor.organisasi));
    expect(await rowsOf(admin, `/log?tentang_id=${siti.user_id}&kegiatan=Melihat%20foto%20anggota`)).toHaveLength(3);
  });

  test('a list that was downloaded is a line; a template is none', async () => {
    const { operator, url } = await office();
    expect((await operator.get(`${url}/users/download`)).status).toBe(200);
    expect((await operator.get(`${url}/users-plot/template`)).status).toBe(200);
    expect((await rowsOf(operator, `${url}/log`)).map(({ kegiatan }) => kegiatan)).toEqual([
      'Mengunduh daftar anggota',
    ]);
  });
});

describe('the log as a file', () => {
  const ended = async (caller: Caller, url: string, unduhan_id: string) => {
    for (;;) {
      const listed: Unduhan[] = (await caller.get(`${url}/log/unduhan`)).body.data;
      const row = listed.find((one) => one.unduhan_id === unduhan_id);
      if (row?.status === 'selesai' || row?.status === 'gagal') return row;
      await sleep(30);
    }
  };
  const sheetOf = async (raw: Buffer) => (await readXlsx(raw)).sheets[0]?.rows ?? [];

  test('holds what is filtered, at once or made in the background, and is its asker’s alone', async () => {
    const kantor = await office();
    const { operator, organisasi, url } = kantor;
    const admin = as(await given.orang('admin', organisasi));
    for (const nama of ['=1+1', 'Gerbang lain']) await addLokasi(kantor, nama);
    await operator.delete(`${url}/lokasi/99999999`);

    const now = await sheetOf((await operator.get(`${url}/log/download?hasil=berhasil`)).raw);
    expect(now).toHaveLength(3);
    expect(now[0]?.[0]).toBe('Waktu (WIB)');
    expect(now[1]?.[9]).toBe('Peramban lain');
    expect(now[1]).toEqual(expect.arrayContaining([kantor.orang.nama, contract.lokasi.addLokasi.summary, 'Berhasil']));

    for (const [caller, at] of [
      [operator, url],
      [admin, ''],
    ] as const) {
      const asked = await caller.post(`${at}/log/unduhan`, { hasil: 'ditolak' });
      expect(asked).toMatchObject({ status: 201, body: { data: { nama: 'Log 01-11-2026' } } });
      const { unduhan_id }: Unduhan = asked.body.data;
      expect(await ended(caller, at, unduhan_id)).toMatchObject({ status: 'selesai', pesan: null });
      const rows = await sheetOf((await caller.get(`${at}/log/download?unduhan_id=${unduhan_id}`)).raw);
      expect(rows.slice(1).map((row) => row[6])).toContain('Lokasi presensi 99999999');
      expect(new Set(rows.slice(1).map((row) => String(row[3]).split(':')[0]))).toEqual(new Set(['Ditolak']));
      const other = as(await given.orang('operator', organisasi));
      expect((await other.get(`${url}/log/download?unduhan_id=${unduhan_id}`)).status).toBe(404);
      expect((await other.get(`${url}/log/unduhan`)).body.data).toEqual([]);
    }
    const above = as(await given.orang('super_admin', organisasi));
    expect((await above.post('/log/unduhan', {})).body.errors).toHaveProperty('tenant_id');
    const { unduhan_id }: Unduhan = (await above.post('/log/unduhan', { tenant_id: organisasi.tenant_id })).body.data;
    expect(await ended(above, '', unduhan_id)).toMatchObject({ status: 'selesai' });
  });
});

test('every act that can stand in the log can be chosen, check-ins under the name that their index leaves out', async () => {
  const { operator } = await office();
  const acts: string[] = (await operator.get('/log/kegiatan')).body.data;
  expect(acts).toEqual(
    expect.arrayContaining(['Masuk', 'Presensi', 'Melihat foto anggota', 'Mengunduh daftar anggota']),
  );
  expect(acts).not.toContain(contract.lokasi.listLokasi.summary);
  expect(contract.presensi.submitPresensi.summary).toBe('Presensi');
});

test("the log of a tenant is closed to its admin when the tenant's matrix takes the name from him", async () => {
  const organisasi = await given.organisasi();
  const admin = as(await given.orang('admin', organisasi));
  expect((await admin.get('/log')).status).toBe(200);
  await given.izin(organisasi.tenant_id, 'admin', 'log.index', false);
  for (const path of ['/log', '/log/download', '/log/unduhan', `/orgs/${organisasi.organisasi_id}/log`]) {
    expect([path, (await admin.get(path)).status]).toEqual([path, 403]);
  }
  await given.izin(organisasi.tenant_id, 'admin', 'log.index', true);
  expect((await admin.get('/log')).status).toBe(200);
});
