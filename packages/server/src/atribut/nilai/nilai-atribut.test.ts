import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();

/** A school with a field of each tipe, one of them its tenant's and one kept from members. */
async function sekolah() {
  const organisasi = await given.organisasi();
  const { organisasi_id, tenant_id } = organisasi;
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  const url = `/orgs/${organisasi_id}`;
  const idOf = (answer: { body: { data: never } }) => (answer.body.data as { atribut_id: number }).atribut_id;
  const pilihan = ['S', 'M', 'L'];
  const id = {
    seragam: idOf(await admin.post(`/tenant/${tenant_id}/atribut`, { nama: 'Seragam', tipe: 'pilihan', pilihan })),
    tinggi: idOf(await operator.post(`${url}/atribut`, { nama: 'Tinggi', tipe: 'angka', is_diisi_anggota: true })),
    tmt: idOf(await operator.post(`${url}/atribut`, { nama: 'TMT', tipe: 'tanggal', is_dilihat_anggota: true })),
    sertifikasi: idOf(await operator.post(`${url}/atribut`, { nama: 'Sertifikasi', tipe: 'ya_tidak' })),
    bpjs: idOf(await operator.post(`${url}/atribut`, { nama: 'BPJS', tipe: 'teks' })),
  };
  const isi = (nilai: Partial<Record<keyof typeof id, string | null>>) =>
    Object.fromEntries(Object.entries(nilai).map(([nama, one]) => [id[nama as keyof typeof id], one]));
  const member = async (nilai: Partial<Record<keyof typeof id, string>>) => {
    const orang = await given.anggota(organisasi);
    expect(await operator.put(`${url}/users/${orang.user_id}`, { atribut: isi(nilai) })).toMatchObject({ status: 200 });
    return orang;
  };
  const found = async (atribut: object) => {
    const answer = await operator.get(`${url}/users?count=500&atribut=${encodeURIComponent(JSON.stringify(atribut))}`);
    expect(answer.status).toBe(200);
    return (answer.body.data as { data: { user_id: number }[] }).data.map(({ user_id }) => user_id);
  };
  return { organisasi, organisasi_id, operator, admin, url, id, isi, member, found };
}

const LENGKAP = { seragam: 'M', tinggi: '160.5', tmt: '2019-03-01', sertifikasi: '1', bpjs: '0001234567' } as const;

describe('what is filled in of a member', () => {
  test('is stored with him, each in the form of its tipe, and logged before and after', async () => {
    const { operator, url, isi, member, organisasi_id } = await sekolah();
    const { user_id } = await member(LENGKAP);
    const path = `${url}/users/${user_id}`;
    expect((await operator.get(path)).body.data).toMatchObject({ atribut: isi(LENGKAP) });
    const changed = await operator.put(path, { atribut: isi({ seragam: 'L', bpjs: null, tmt: '' }) });
    const { seragam: _, bpjs: _b, tmt: _t, ...rest } = LENGKAP;
    expect((changed.body.data as { atribut: object }).atribut).toEqual(isi({ ...rest, seragam: 'L' }));
    const log = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah'])
      .where('organisasi_id', '=', organisasi_id)
      .where('kegiatan', '=', 'Mengubah anggota')
      .orderBy('log_id', 'desc')
      .executeTakeFirst();
    expect(log).toMatchObject({
      sebelum: { atribut: { Seragam: 'M', Tinggi: '160,5', TMT: '01-03-2019', BPJS: '0001234567' } },
      sesudah: { atribut: { Seragam: 'L' } },
    });
  });

  test('is told how long a number may be where it is one', async () => {
    const { operator, url, id, isi, member } = await sekolah();
    const { user_id } = await member({});
    const answer = await operator.put(`${url}/users/${user_id}`, { atribut: isi({ tinggi: '12.345.678.901.234' }) });
    expect(answer.body).toMatchObject({
      errors: { [`atribut.${id.tinggi}`]: ['Paling banyak 12 angka, dan 6 di belakang koma'] },
    });
  });

  test('is refused field by field, and then nothing of the member changes', async () => {
    const { operator, url, id, isi, member } = await sekolah();
    const { user_id } = await member({});
    const wrong = { ...isi({ seragam: 'XL', tinggi: '1,5', tmt: '2026-02-30', sertifikasi: 'ya' }), 999999: 'x' };
    const answer = await operator.put(`${url}/users/${user_id}`, { jabatan: 'Guru', atribut: wrong });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          [`atribut.${id.seragam}`]: ['Pilih salah satu pilihan yang tersedia'],
          [`atribut.${id.tinggi}`]: ['Isi dengan angka, misalnya 12,5'],
          [`atribut.${id.tmt}`]: ['Isi tanggal yang ada, misalnya 31-12-2026'],
          [`atribut.${id.sertifikasi}`]: ['Isi Ya atau Tidak'],
          'atribut.999999': ['Atribut tidak ditemukan'],
        },
      },
    });
    expect((await operator.get(`${url}/users/${user_id}`)).body.data).toMatchObject({ jabatan: null, atribut: {} });
  });

  test('must be there of what the operator has to fill in, when a member is added and when he is changed', async () => {
    const { operator, url, id, isi, member } = await sekolah();
    const { user_id } = await member({});
    const wajib = { nama: 'BPJS', tipe: 'teks', is_wajib: true };
    expect((await operator.put(`${url}/atribut/${id.bpjs}`, wajib)).status).toBe(200);
    const refused = { status: 422, body: { errors: { [`atribut.${id.bpjs}`]: ['Wajib diisi'] } } };
    expect(await operator.post(`${url}/users`, { nama: 'Siti' })).toMatchObject(refused);
    expect(await operator.put(`${url}/users/${user_id}`, { atribut: {} })).toMatchObject(refused);
    const made = await operator.post(`${url}/users`, { nama: 'Siti', atribut: isi({ bpjs: '1' }) });
    expect(made).toMatchObject({ status: 201, body: { data: { atribut: isi({ bpjs: '1' }) } } });
  });

  test('belongs to one organisation: of another that he is a member of it says nothing', async () => {
    const { organisasi, operator, url, member, id } = await sekolah();
    const { user_id } = await member(LENGKAP);
    const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
    await given.anggota(lain, { user_id });
    const disana = as(await given.orang('operator', lain));
    expect((await disana.get(`/orgs/${lain.organisasi_id}/users/${user_id}`)).body.data).toMatchObject({ atribut: {} });
    const path = `/orgs/${lain.organisasi_id}/users/${user_id}`;
    expect(await disana.put(path, { atribut: { [id.bpjs]: 'x' } })).toMatchObject({ status: 422 });
    expect((await disana.put(path, { atribut: { [id.seragam]: 'S' } })).body.data).toMatchObject({
      atribut: { [id.seragam]: 'S' },
    });
    expect((await operator.get(`${url}/users/${user_id}`)).body.data).toMatchObject({ atribut: { [id.seragam]: 'M' } });
  });

  test('goes along with an invitation, without what is no longer there when it is accepted', async () => {
    const { organisasi, operator, url, id, isi } = await sekolah();
    const asal = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const { user_id } = await given.anggota(asal);
    const { email } = await all.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow(); // prettier-ignore
    const diundang = await operator.post(`${url}/users`, {
      user_id,
      email,
      atribut: isi({ seragam: 'S', bpjs: '77' }),
    });
    const { undangan_id } = diundang.body.data as { undangan_id: number };
    await operator.put(`${url}/atribut/${id.bpjs}`, { nama: 'BPJS', tipe: 'teks', status: STATUS_RECORD.tidak_aktif });
    expect(await as({ user_id }).post(`/undangan/${undangan_id}/jawaban`, { jawaban: 'terima' })).toMatchObject({
      status: 200,
    });
    expect((await operator.get(`${url}/users/${user_id}`)).body.data).toMatchObject({ atribut: isi({ seragam: 'S' }) });
    await operator.put(`${url}/atribut/${id.bpjs}`, { nama: 'BPJS', tipe: 'teks', status: STATUS_RECORD.aktif });
    expect((await operator.get(`${url}/users/${user_id}`)).body.data).toMatchObject({ atribut: isi({ seragam: 'S' }) });
  });
});

describe('a member', () => {
  test('sees of himself what is shown to him, and nothing else in any answer', async () => {
    const { organisasi_id, url, id, isi, member } = await sekolah();
    const orang = await member(LENGKAP);
    const diri = as(orang);
    const own = (await diri.get(`/atribut/users/${orang.user_id}?organisasi_id=${organisasi_id}`)).body.data;
    expect(own).toMatchObject([
      { atribut_id: id.tinggi, nama: 'Tinggi', nilai: '160.5', dapat_diisi: true },
      { atribut_id: id.tmt, nama: 'TMT', nilai: '2019-03-01', dapat_diisi: false },
    ]);
    expect((own as object[]).length).toBe(2);
    const detail = (await diri.get(`${url}/users/${orang.user_id}`)).body.data as { atribut: object };
    expect(detail.atribut).toEqual(isi({ tinggi: '160.5', tmt: '2019-03-01' }));
    expect((await diri.get(`${url}/atribut-aktif`)).status).toBe(403);
    expect((await diri.get(`${url}/atribut`)).status).toBe(403);
  });

  test('who was given the list finds himself there, without what is kept from him and not by it', async () => {
    const { organisasi, url, id, isi, member } = await sekolah();
    const orang = await member(LENGKAP);
    await given.izin(organisasi.tenant_id, 'user', 'user.index', true);
    const columns = Object.values(id)
      .map((one) => `kolom_atribut=${one}`)
      .join('&');
    const list = (await as(orang).get(`${url}/users?${columns}`)).body.data as { data: { atribut: object }[] };
    expect(list.data.map(({ atribut }) => atribut)).toEqual([isi({ tinggi: '160.5', tmt: '2019-03-01' })]);
    const sneaky = encodeURIComponent(JSON.stringify({ [id.bpjs]: '0001' }));
    expect((await as(orang).get(`${url}/users?atribut=${sneaky}`)).status).toBe(422);
    expect((await as(orang).get(`${url}/atribut-aktif`)).body.data).toHaveLength(2);
    const file = await readXlsx((await as(orang).get(`${url}/users/download`)).raw);
    expect(JSON.stringify(file.sheets[0]?.rows)).not.toContain('0001234567');
  });

  test('who was given the definitions reads those that are shown to him, and counts himself alone', async () => {
    const { organisasi, url, id, member } = await sekolah();
    const orang = await member(LENGKAP);
    await member(LENGKAP);
    await given.izin(organisasi.tenant_id, 'user', 'atribut.index', true);
    expect((await as(orang).get(`${url}/atribut`)).body.data).toMatchObject({
      total: 2,
      data: [
        { nama: 'Tinggi', jumlah_terisi: 1 },
        { nama: 'TMT', jumlah_terisi: 1 },
      ],
    });
    expect((await as(orang).get(`${url}/atribut/${id.bpjs}`)).status).toBe(404);
    expect((await as(orang).get(`${url}/atribut/${id.tmt}`)).body.data).toMatchObject({ jumlah_terisi: 1 });
  });

  test('fills in what is left to him, not what is only shown, and empties nothing that must be there', async () => {
    const { organisasi_id, operator, url, id, member } = await sekolah();
    const orang = await member(LENGKAP);
    const diri = as(orang);
    const path = `/atribut/users/${orang.user_id}`;
    const send = (atribut: object) => diri.put(path, { organisasi_id, atribut });
    expect((await send({ [id.tinggi]: '171' })).body.data).toMatchObject([{ nilai: '171' }, { nilai: '2019-03-01' }]);
    for (const atribut of [{ [id.tmt]: '2020-01-01' }, { [id.bpjs]: '1' }]) {
      expect(await send(atribut)).toMatchObject({ status: 422 });
    }
    const wajib = { nama: 'Tinggi', tipe: 'angka', is_diisi_anggota: true, is_wajib: true };
    await operator.put(`${url}/atribut/${id.tinggi}`, wajib);
    expect(await send({ [id.tinggi]: '' })).toMatchObject({ status: 422 });
    expect((await operator.get(`${url}/users/${orang.user_id}`)).body.data).toMatchObject({
      atribut: { [id.tinggi]: '171', [id.bpjs]: '0001234567' },
    });
  });

  test('stands in the log by its name, as it was and as it became, by himself and by an operator', async () => {
    const { organisasi_id, operator, url, id, member } = await sekolah();
    const orang = await member(LENGKAP);
    await as(orang).put(`/atribut/users/${orang.user_id}`, { organisasi_id, atribut: { [id.tinggi]: '171' } });
    await operator.put(`${url}/users/${orang.user_id}`, { atribut: { [id.tinggi]: '172.5' } });
    const { data } = (await operator.get(`${url}/log?count=2`)).body.data as {
      data: { perubahan: { isian: string }[] }[];
    };
    const [oleh, sendiri] = data.map(({ perubahan }) => perubahan);
    expect(oleh).toContainEqual({ isian: 'Atribut › Tinggi', dulu: '171', kini: '172,5' });
    expect(sendiri).toEqual([{ isian: 'Atribut › Tinggi', dulu: '160,5', kini: '171' }]);
  });

  test('reads and fills in nobody else’s, and nothing in an organisation that is not his', async () => {
    const { organisasi, organisasi_id, id, operator, member } = await sekolah();
    const [orang, rekan] = [await member(LENGKAP), await member({})];
    const path = `/atribut/users/${orang.user_id}`;
    expect((await as(rekan).get(`${path}?organisasi_id=${organisasi_id}`)).status).toBe(403);
    expect((await as(rekan).put(path, { organisasi_id, atribut: { [id.tinggi]: '1' } })).status).toBe(404);
    expect((await operator.put(path, { organisasi_id, atribut: { [id.tinggi]: '1' } })).status).toBe(404);
    const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const disana = as(await given.orang('operator', lain));
    expect((await disana.get(`${path}?organisasi_id=${organisasi_id}`)).status).toBe(404);
    expect((await disana.get(`${path}?organisasi_id=${lain.organisasi_id}`)).status).toBe(404);
    expect((await as(orang).get(`${path}?organisasi_id=${lain.organisasi_id}`)).status).toBe(404);
    expect((await operator.get(`${path}?organisasi_id=${organisasi_id}`)).body.data).toHaveLength(5);
  });
});

describe('the list of members', () => {
  test('carries the columns that it is asked for, and finds by each tipe in its own way', async () => {
    const { operator, url, id, isi, member, found } = await sekolah();
    const satu = (await member(LENGKAP)).user_id;
    const dua = (await member({ seragam: 'S', tinggi: '9.5', tmt: '2020-06-30', sertifikasi: '0', bpjs: 'AB 9' }))
      .user_id;
    const list = await operator.get(`${url}/users?kolom_atribut=${id.seragam}&kolom_atribut=999999`);
    const rows = (list.body.data as { data: { user_id: number; atribut: object }[] }).data;
    expect(rows.find(({ user_id }) => user_id === satu)?.atribut).toEqual(isi({ seragam: 'M' }));

    expect(await found(isi({ seragam: 'M' }))).toEqual([satu]);
    expect(await found(isi({ sertifikasi: '0' }))).toEqual([dua]);
    expect(await found(isi({ bpjs: 'ab' }))).toEqual([dua]);
    expect(await found(isi({ tinggi: '10..' }))).toEqual([satu]);
    expect(await found(isi({ tinggi: '..10' }))).toEqual([dua]);
    expect(await found(isi({ tinggi: '9.5' }))).toEqual([dua]);
    expect(await found(isi({ tmt: '2019-01-01..2019-12-31' }))).toEqual([satu]);
    expect(await found(isi({ tmt: '2019-01-01..', seragam: 'S' }))).toEqual([dua]);
    expect(await found(isi({ seragam: null }))).not.toContain(satu);
    const wrong = encodeURIComponent(JSON.stringify(isi({ tmt: '2019-13-01..' })));
    expect(await operator.get(`${url}/users?atribut=${wrong}`)).toMatchObject({ status: 422 });
  });

  test('is downloaded with all of them, numbers as numbers and dates as dates', async () => {
    const { operator, url, isi, member } = await sekolah();
    await member(LENGKAP);
    const query = encodeURIComponent(JSON.stringify(isi({ seragam: 'M' })));
    const file = await readXlsx((await operator.get(`${url}/users/download?atribut=${query}`)).raw);
    const [header = [], ...rows] = file.sheets[0]?.rows ?? [];
    expect(header.slice(-5)).toEqual(['Seragam', 'Tinggi', 'TMT', 'Sertifikasi', 'BPJS']);
    expect(rows.map((row) => row.slice(-5))).toEqual([
      ['M', 160.5, new Date('2019-03-01T00:00:00Z'), 'Ya', '0001234567'],
    ]);
  });
});

describe('a member import', () => {
  const JUDUL = ['Nama', 'Seragam', 'tinggi', 'TMT', 'Sertifikasi', 'BPJS'];
  type Sel = string | number | null;
  const send = async (where: Awaited<ReturnType<typeof sekolah>>, baris: Sel[][], is_uji_coba = '0', judul = JUDUL) => {
    const content = await makeSheet({}, { nama: 'Anggota', kolom: judul.map((one) => ({ judul: one })), baris })();
    const file = new Blob([new Uint8Array(content)]);
    return where.operator.form('POST', `${where.url}/import-user`, { file, is_uji_coba });
  };

  test('has a column for each, with its choices to pull down', async () => {
    const { operator, organisasi_id } = await sekolah();
    const { raw } = await operator.get(`/format-upload?organisasi_id=${organisasi_id}`);
    const file = await readXlsx(raw);
    expect(file.sheets[0]?.rows[0]?.slice(-5)).toEqual(['Seragam', 'Tinggi', 'TMT', 'Sertifikasi', 'BPJS']);
    const choices = (file.sheets[1]?.rows ?? []).map((row) => row.slice(-2));
    expect(choices.slice(0, 4)).toEqual([
      ['Seragam', 'Sertifikasi'],
      ['S', 'Ya'],
      ['M', 'Tidak'],
      ['L', null],
    ]);
  });

  test('fills them in, as people write them', async () => {
    const where = await sekolah();
    expect(
      await send(where, [
        ['Siti', 'm', '1.160,50', '01-03-2019', 'ya', '0001'],
        ['Budi', null, 171.25, '2020-01-31', 'Tidak', null],
      ]),
    ).toMatchObject({ status: 200, body: { data: { is_disimpan: true } } });
    const columns = Object.values(where.id).map((one) => `kolom_atribut=${one}`);
    const list = await where.operator.get(`${where.url}/users?${columns.join('&')}&sort=nama`);
    const rows = (list.body.data as { data: { nama: string; atribut: object }[] }).data;
    const of = (nama: string) => rows.find((row) => row.nama === nama)?.atribut;
    expect(of('Siti')).toEqual(
      where.isi({ seragam: 'M', tinggi: '1160.5', tmt: '2019-03-01', sertifikasi: '1', bpjs: '0001' }),
    );
    expect(of('Budi')).toEqual(where.isi({ tinggi: '171.25', tmt: '2020-01-31', sertifikasi: '0' }));
  });

  test('says of each row what is wrong in which column, and what must be there', async () => {
    const where = await sekolah();
    const wajib = { nama: 'BPJS', tipe: 'teks', is_wajib: true };
    await where.operator.put(`${where.url}/atribut/${where.id.bpjs}`, wajib);
    const answer = await send(where, [['Siti', 'XL', 'dua', '31-02-2026', 'mungkin', null]], '1');
    expect((answer.body.data as { baris: { galat: unknown }[] }).baris[0]?.galat).toEqual([
      { kolom: 'Seragam', pesan: 'Seragam "XL" tidak ada. Pilih S, M, L' },
      { kolom: 'Tinggi', pesan: 'Isi dengan angka, misalnya 12,5' },
      { kolom: 'TMT', pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' },
      { kolom: 'Sertifikasi', pesan: 'Sertifikasi "mungkin" tidak ada. Pilih Ya, Tidak' },
      { kolom: 'BPJS', pesan: 'Wajib diisi' },
    ]);
    expect(await send(where, [['Siti']], '1', ['Nama'])).toMatchObject({
      body: { error: 'impor.wrong_columns', details: { kolom: 'BPJS' } },
    });
  });
});

test.each([
  ["nilai = 'M'", 'anggota_atribut_nilai'],
  ['angka between 1 and 2', 'anggota_atribut_angka'],
])('where a filter asks for %s there is an index to answer it', async (syarat, index) => {
  const plan = await all.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`explain select user_id from anggota_atribut
      where organisasi_id = 1 and atribut_id = 2 and ${sql.raw(syarat)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join(' ');
  });
  expect(plan).toContain(`using ${index}`);
});
