import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, clock } = await startTestServer();
const tempat = tempatBuilders(all);
const { jadwal } = presensiBuilders(all);

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  const siti = await given.anggota(organisasi, { nama: 'Siti' });
  const budi = await given.anggota(organisasi, { nama: 'Budi' });
  const guru = await tempat.grup(organisasi, { nama: 'Guru' });
  const gerbang = await tempat.lokasi(organisasi, { nama: 'Gerbang' });
  const url = `/orgs/${organisasi.organisasi_id}/users-plot`;
  const placesOf = async () => {
    const { data } = (await operator.get(`${url}?role=${KODE_PERAN.user}`)).body.data as unknown as {
      data: { user_id: number; nama: string; grup: string | null; lokasi: { nama: string }[] }[];
    };
    return data.map(({ nama, grup, lokasi }) => [nama, grup, ...lokasi.map((one) => one.nama)]);
  };
  const send = async (judul: string[], baris: (string | number | null)[][], is_uji_coba = '0') => {
    const kolom = judul.map((one) => ({ judul: one }));
    const content = await makeSheet({}, { nama: 'Penempatan', kolom, baris })();
    return operator.form('POST', `${url}/import`, { file: new Blob([new Uint8Array(content)]), is_uji_coba });
  };
  return { organisasi, operator, admin, siti, budi, guru, gerbang, url, placesOf, send };
}

describe('whose membership has ended', () => {
  const BERAKHIR =
    'Siti bukan lagi anggota aktif di sini, jadi tidak dapat ditempatkan atau dijadikan operator. Aktifkan kembali keanggotaannya dahulu, atau kembalikan dengan mutasi bila ia pindah';

  test.each(['made inactive', 'ended on a day that has passed'])(
    'and is %s is neither placed nor made operator, nor offered for it',
    async (cara) => {
      const { organisasi, operator, admin, siti, budi, guru, url, placesOf } = await kantor();
      if (cara === 'made inactive') await operator.delete(`/orgs/${organisasi.organisasi_id}/users/${siti.user_id}`);
      else
        await all
          .updateTable('keanggotaan')
          .set({ tgl_mulai: '2020-01-01', tgl_selesai: '2026-11-10' })
          .where('user_id', '=', siti.user_id)
          .execute();
      expect((await placesOf()).map(([nama]) => nama)).toEqual(['Budi']);
      const user_ids = [budi.user_id, siti.user_id];
      for (const isi of [{ group_id: guru.group_id }, { role: KODE_PERAN.operator }, { lokasi_presensi_ids: [] }])
        expect(await admin.post(url, { user_ids, ...isi })).toMatchObject({
          status: 433,
          body: { error: 'anggota.berakhir', message: BERAKHIR },
        });
      expect(await placesOf()).toEqual([['Budi', null]]);
      const peran = `/orgs/${organisasi.organisasi_id}/users/${siti.user_id}/role`;
      expect(await admin.post(peran, { role: KODE_PERAN.operator })).toMatchObject({
        status: 433,
        body: { message: BERAKHIR },
      });
    },
  );
});

describe('placing members', () => {
  test('a planned move stands on its row, and a change that ends it names it', async () => {
    const { organisasi, operator, siti, guru, url } = await kantor();
    const tu = await tempat.grup(organisasi, { nama: 'Tata Usaha' });
    const user_ids = [siti.user_id];
    await operator.post(url, { user_ids, group_id: guru.group_id });
    const planned = await operator.post(url, { user_ids, group_id: tu.group_id, tgl_mulai: '2026-12-10' });
    expect(planned.body.data).toMatchObject({ gugur: [] });
    const rencana = async () => {
      const { body } = await operator.get(`${url}?q=Siti`);
      return (body.data as unknown as { data: { rencana: unknown }[] }).data[0]?.rencana;
    };
    expect(await rencana()).toEqual({ tanggal: '2026-12-10', grup: 'Tata Usaha' });
    // Where she stands already nothing ends; elsewhere the plan does.
    const tetap = await operator.post(url, { user_ids, group_id: tu.group_id, tgl_mulai: '2026-12-10', preview: true });
    expect(tetap.body.data).toMatchObject({ gugur: [] });
    const gugur = [{ user_id: siti.user_id, nama: 'Siti', tanggal: '2026-12-10', dari: 'Guru', grup: 'Tata Usaha' }];
    const tanpa = await operator.post(url, { user_ids, group_id: null, preview: true });
    expect(tanpa.body.data).toMatchObject({ gugur });
    expect(await rencana()).toEqual({ tanggal: '2026-12-10', grup: 'Tata Usaha' });
    expect((await operator.post(url, { user_ids, group_id: null })).body.data).toMatchObject({ gugur });
    expect(await rencana()).toBeNull();
  });

  test('puts several at once into a group and a location; what is left out stays', async () => {
    const { operator, siti, budi, guru, gerbang, url, placesOf } = await kantor();
    const user_ids = [siti.user_id, budi.user_id];
    expect(await operator.post(url, { user_ids, group_id: guru.group_id })).toMatchObject({
      status: 201,
      body: { data: { jumlah: 2 } },
    });
    await operator.post(url, { user_ids: [siti.user_id], lokasi_presensi_ids: [gerbang.lokasi_presensi_id] });
    expect(await placesOf()).toEqual([
      ['Budi', 'Guru'],
      ['Siti', 'Guru', 'Gerbang'],
    ]);
  });

  test('gives each his own place, finds who has none, and can plan a group ahead', async () => {
    const { operator, siti, budi, guru, url, placesOf } = await kantor();
    const penempatan = [{ user_id: siti.user_id, group_id: guru.group_id }, { user_id: budi.user_id }];
    await operator.put(url, { penempatan, tgl_mulai: '2026-12-01' });
    expect(await placesOf()).toEqual([
      ['Budi', null],
      ['Siti', null],
    ]);
    await operator.put(url, { penempatan });
    expect(await placesOf()).toEqual([
      ['Budi', null],
      ['Siti', 'Guru'],
    ]);
    expect((await operator.get(`${url}?is_tanpa_grup=1&role=${KODE_PERAN.user}`)).body.data).toMatchObject({
      data: [{ nama: 'Budi' }],
    });
  });

  test('is all or nothing, and for members of the organisation only', async () => {
    const { operator, siti, guru, url, placesOf } = await kantor();
    const stranger = await given.anggota(await given.organisasi());
    const user_ids = [siti.user_id, stranger.user_id];
    expect((await operator.post(url, { user_ids, group_id: guru.group_id })).status).toBe(422);
    const theirs = await kantor();
    const foreign = { group_id: theirs.guru.group_id };
    expect((await operator.post(url, { user_ids: [siti.user_id], ...foreign })).status).toBe(422);
    expect(await placesOf()).toContainEqual(['Siti', null]);
  });

  test('gives a role only from above it', async () => {
    const { operator, admin, siti, url } = await kantor();
    const input = { user_ids: [siti.user_id], role: KODE_PERAN.operator };
    expect((await operator.post(url, input)).status).toBe(403);
    expect((await admin.post(url, input)).status).toBe(201);
    expect((await admin.get(`${url}?role=${KODE_PERAN.operator}`)).body.data).toMatchObject({ total: 2 });
  });
});

test('the sheet counts a place that is named twice once, and refuses who is no active member', async () => {
  const { organisasi, siti, gerbang, send, placesOf } = await kantor();
  const lama = await given.anggota(organisasi, { nama: 'Lama', status: STATUS_KEANGGOTAAN.tidak_aktif });
  const judul = ['ID', 'Grup', 'Lokasi Presensi'];
  const answer = await send(
    judul,
    [
      [siti.user_id, null, 'Gerbang; gerbang;  Gerbang '],
      [lama.user_id, 'Guru', null],
    ],
    '1',
  );
  expect(answer.body.data).toMatchObject({
    baris: [
      { galat: [], nilai: expect.arrayContaining(['Lokasi: semua lokasi → Gerbang']) },
      { galat: [{ kolom: 'ID', pesan: 'Bukan anggota aktif instansi ini' }] },
    ],
  });
  expect((await send(judul, [[siti.user_id, null, 'Gerbang; Gerbang']])).status).toBe(200);
  expect(await placesOf()).toContainEqual(['Siti', null, gerbang.nama]);
});

describe('placing members by a sheet', () => {
  test('brings the places of today, and what is changed in it', async () => {
    const { operator, siti, guru, url, placesOf, send } = await kantor();
    await operator.post(url, { user_ids: [siti.user_id], group_id: guru.group_id });
    const { sheets } = await readXlsx((await operator.get(`${url}/template`)).raw);
    const [header = [], ...rows] = (sheets[0]?.rows ?? []) as (string | null)[][];
    expect(header).toEqual(['ID', 'Nama', 'NIP', 'Grup', 'Peran', 'Lokasi Presensi']);
    const filled = rows.filter(([id]) => id);
    expect(filled.map(([, nama, , grup, peran]) => [nama, grup ?? '', peran])).toEqual(
      expect.arrayContaining([
        ['Budi', '', 'User'],
        ['Siti', 'Guru', 'User'],
      ]),
    );
    const changed = filled.map(([id = '', nama = '', nip = '', , peran = '']) =>
      nama === 'Budi' ? [id, nama, nip, 'guru', peran, 'Gerbang'] : [id, nama, nip, '', peran, ''],
    );
    expect((await send(header as string[], changed)).body.data).toMatchObject({ is_disimpan: true });
    expect(await placesOf()).toEqual([
      ['Budi', 'Guru', 'Gerbang'],
      ['Siti', null],
    ]);
  });

  test('a dry run says of each row what becomes of its member, each as it is and as it will be', async () => {
    const { operator, siti, budi, guru, url, send } = await kantor();
    await operator.post(url, { user_ids: [siti.user_id], group_id: guru.group_id });
    const tried = await send(
      ['ID', 'Grup', 'Lokasi Presensi'],
      [
        [siti.user_id, null, 'Gerbang'],
        [budi.user_id, null, null],
      ],
      '1',
    );
    expect(tried.body.data).toMatchObject({
      is_disimpan: false,
      catatan: 'Penempatan 1 anggota berubah; 1 tetap.',
      kolom: ['ID', 'Grup', 'Lokasi Presensi', 'Perubahan'],
      baris: [
        { nilai: [String(siti.user_id), '', 'Gerbang', 'Grup: Guru → tanpa grup; Lokasi: semua lokasi → Gerbang'] },
        { nilai: [String(budi.user_id), '', '', 'Tetap'] },
      ],
    });
  });

  test('names every bad cell and writes nothing; a column that is not there changes nothing', async () => {
    const { organisasi, operator, siti, budi, guru, url, placesOf, send } = await kantor();
    const stranger = await given.anggota(await given.organisasi({ tenant_id: organisasi.tenant_id }));
    await operator.post(url, { user_ids: [siti.user_id], group_id: guru.group_id });
    const answer = await send(
      ['ID', 'Peran', 'Lokasi Presensi'],
      [
        [siti.user_id, 'Operator', 'Gerbang; Kantin'],
        [stranger.user_id, null, null],
        [budi.user_id, null, null],
        [String(budi.user_id), 'Kepala', null],
      ],
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'impor.rows_invalid',
        details: {
          baris: [
            {
              baris: 2,
              galat: [
                { kolom: 'Peran', pesan: 'Anda tidak dapat mengubah peran ini' },
                { kolom: 'Lokasi Presensi', pesan: 'Lokasi "Kantin" tidak ada. Pilih Gerbang' },
              ],
            },
            { baris: 3, galat: [{ kolom: 'ID', pesan: 'Bukan anggota aktif instansi ini' }] },
            { baris: 4, galat: [{ kolom: 'ID', pesan: 'ID ini juga ada di baris 5' }] },
            {
              baris: 5,
              galat: [
                { kolom: 'Peran', pesan: 'Peran "Kepala" tidak ada. Pilih Operator, User' },
                { kolom: 'ID', pesan: 'ID ini juga ada di baris 4' },
              ],
            },
          ],
        },
      },
    });
    expect((await send(['ID', 'Lokasi Presensi'], [[siti.user_id, 'Gerbang']])).status).toBe(200);
    expect(await placesOf()).toContainEqual(['Siti', 'Guru', 'Gerbang']);
  });
});

/** An office that begins at 07:00, whose group Guru begins at 08:00; Siti came at 07:30 of a day that is over or of today. */
async function kantorDuaJam(tanggal: string) {
  const office = await kantor();
  const { organisasi, siti, guru } = office;
  const jadwal_id = await jadwal(organisasi, { jam_masuk: '08:00' });
  await all
    .updateTable('jadwal_kerja')
    .set({ target: 'grup', group_id: guru.group_id })
    .where('jadwal_id', '=', jadwal_id)
    .execute();
  await jadwal(organisasi, { jam_masuk: '07:00' });
  clock.now = new Date(`${tanggal}T00:30:00Z`);
  const waktu_klien = clock.now.toISOString();
  const key = { 'idempotency-key': crypto.randomUUID() };
  await as(siti).form('POST', `/orgs/${organisasi.organisasi_id}/presensi`, { waktu_klien }, key);
  clock.now = new Date('2026-11-20T02:00:00Z');
  const late = async () => {
    const day = await all
      .selectFrom('kehadiran')
      .select('terlambat_menit')
      .where('user_id', '=', siti.user_id)
      .where('tanggal', '=', tanggal)
      .executeTakeFirst();
    return day?.terlambat_menit;
  };
  return { ...office, late };
}

test('a member who is placed in a group with other hours has his day of today judged by them', async () => {
  const { organisasi, operator, siti, guru, url, late } = await kantorDuaJam('2026-11-20');
  expect(await late()).toBe(30);
  await operator.post(url, { user_ids: [siti.user_id], group_id: guru.group_id });
  expect(await late()).toBe(0);
  await operator.put(`/orgs/${organisasi.organisasi_id}/users/${siti.user_id}`, { group_id: null });
  expect(await late()).toBe(30);
});

describe('a move to a group that is entered late', () => {
  test('is shown with the days that it changes, refused unless declared, and then judges them by the group', async () => {
    const { operator, siti, guru, url, late, placesOf } = await kantorDuaJam('2026-11-18');
    const move = { user_ids: [siti.user_id], group_id: guru.group_id, tgl_mulai: '2026-11-17' };
    const preview = await operator.post(url, { ...move, preview: true });
    expect(preview.body.data).toMatchObject({ jumlah: 1, dampak: { berubah: 1, contoh: [{ tanggal: '2026-11-18' }] } });
    expect([await late(), await placesOf()]).toEqual([30, expect.arrayContaining([['Siti', null]])]);

    expect(await operator.post(url, move)).toMatchObject({ status: 433, body: { error: 'jadwal.changes_past' } });
    expect(await operator.post(url, { ...move, koreksi: true })).toMatchObject({ status: 201 });
    expect([await late(), await placesOf()]).toEqual([0, expect.arrayContaining([['Siti', 'Guru']])]);
  });

  test('reaches back to his last move at most, whose own date it may correct', async () => {
    const { organisasi, operator, siti, guru, url, late, placesOf } = await kantorDuaJam('2026-11-18');
    const salah = await tempat.grup(organisasi, { nama: 'Salah' });
    const at = (group_id: number | null, tgl_mulai: string) =>
      operator.post(url, { user_ids: [siti.user_id], group_id, tgl_mulai, koreksi: true });
    expect((await at(salah.group_id, '2026-11-18')).status).toBe(201);
    expect(await at(guru.group_id, '2026-11-17')).toMatchObject({
      status: 422,
      body: {
        errors: {
          tgl_mulai: [
            'Grup atau keanggotaan Siti berubah pada 18-11-2026. Isi tanggal itu atau sesudahnya, atau tempatkan ia tersendiri',
          ],
        },
      },
    });
    expect((await at(guru.group_id, '2026-11-18')).status).toBe(201);
    expect([await late(), await placesOf()]).toEqual([0, expect.arrayContaining([['Siti', 'Guru']])]);
    expect((await at(null, '2026-11-19')).status).toBe(201);
    expect((await at(guru.group_id, '2026-11-18')).body.errors).toMatchObject({
      tgl_mulai: [expect.stringContaining('berubah pada 19-11-2026')],
    });
  });

  test('is nothing that one enters for himself: another does, who is told to', async () => {
    const { siti, guru, url } = await kantorDuaJam('2026-11-18');
    await all.updateTable('anggota').set({ role: KODE_PERAN.operator }).where('user_id', '=', siti.user_id).execute();
    const move = { user_ids: [siti.user_id], group_id: guru.group_id, koreksi: true };
    expect(await as(siti).post(url, { ...move, tgl_mulai: '2026-11-17' })).toMatchObject({
      status: 433,
      body: { error: 'jadwal.own', details: { nama: 'Siti', tanggal: '18-11-2026' } },
    });
    expect((await as(siti).post(url, move)).status).toBe(201);
  });

  test('is refused in a frozen month, whose reports count by group, also where no day is judged otherwise', async () => {
    const { organisasi, operator, siti, url } = await kantorDuaJam('2026-11-18');
    const [a, b] = [await tempat.grup(organisasi, { nama: 'A' }), await tempat.grup(organisasi, { nama: 'B' })];
    const at = (group_id: number, tgl_mulai: string) =>
      operator.post(url, { user_ids: [siti.user_id], group_id, tgl_mulai, koreksi: true });
    expect((await at(a.group_id, '2026-11-16')).status).toBe(201);
    await all.updateTable('kehadiran').set({ dibekukan: true }).where('user_id', '=', siti.user_id).execute();
    expect(await at(b.group_id, '2026-11-16')).toMatchObject({
      status: 433,
      body: { error: 'verval.frozen', message: expect.stringContaining('November 2026') },
    });
    expect((await at(a.group_id, '2026-11-16')).status).toBe(201);
    expect((await at(b.group_id, '2026-11-19')).status).toBe(201);
  });

  test('does not reach before he was a member', async () => {
    const { operator, siti, guru, url } = await kantor();
    const move = { user_ids: [siti.user_id], group_id: guru.group_id, tgl_mulai: '2019-12-31', koreksi: true };
    expect((await operator.post(url, move)).body.errors).toMatchObject({
      tgl_mulai: [expect.stringContaining('keanggotaan Siti berubah pada')],
    });
  });
});
