import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { all } = server;
const office = leaveOffices(server);
const tempat = tempatBuilders(all);

const SELASA = '2026-12-01';
const RABU = '2026-12-02';

/** Four in one group, each with twelve days; a fifth in none. */
async function guru(batas_rekan: object | null) {
  const kantor = await office({ batas_rekan });
  const { tenant_id, organisasi_id } = kantor.organisasi;
  const { group_id } = await tempat.grup(kantor.organisasi);
  const join = async (nama: string) => {
    const anggota = await kantor.member(nama);
    await anggota.grant(12);
    await tempat.inGrup({ tenant_id, organisasi_id, user_id: anggota.user_id }, group_id);
    return anggota;
  };
  const [ani, budi, cici, dedi] = [await join('Ani'), await join('Budi'), await join('Cici'), await join('Dedi')];
  const luar = await kantor.member('Eko');
  await luar.grant(12);
  return { ...kantor, ani, budi, cici, dedi, luar };
}
const tolak = (nilai: number, satuan = 'orang') => ({ tindakan: 'tolak', satuan, nilai });

test('a category that refuses names the days on which its group is full; others days, and other groups, are free', async () => {
  const { ani, budi, cici, luar } = await guru(tolak(2));
  await ani.asked(SELASA, RABU);
  await budi.asked(RABU);
  const penuh = await cici.ask('2026-11-30', '2026-12-03');
  expect(penuh).toMatchObject({ status: 433, body: { error: 'cuti.rekan_penuh' } });
  expect(penuh.body.message).toBe(
    'Pada 02-12-2026 sudah 2 dari 3 rekan segrup tidak masuk; kategori Cuti Tahunan membatasi paling banyak 2 dari 4 ' +
      'orang pada hari yang sama. Pilih hari lain, atau hubungi operator',
  );
  expect((await cici.ask(SELASA)).status).toBe(201);
  expect((await luar.ask(RABU)).status).toBe(201);
});

test('two who ask at once for the last place do not both get it', async () => {
  const { ani, budi, cici, dedi } = await guru(tolak(50, 'persen'));
  await ani.asked(SELASA);
  const answers = await Promise.all([budi, cici, dedi].map((one) => one.ask(SELASA)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 433, 433]);
});

test('who decides is held by what is approved, not by what still waits, also where two approve at once', async () => {
  const { ani, budi, cici, operator, url, cuti_kategori_id, act } = await guru(null);
  const asked = await Promise.all([ani, budi, cici].map((one) => one.asked(SELASA)));
  const kategori = await operator.get(`${url}/cuti-kategori/${cuti_kategori_id}`);
  const isi = { ...(kategori.body.data as object), batas_rekan: tolak(1) };
  expect((await operator.put(`${url}/cuti-kategori/${cuti_kategori_id}`, isi)).status).toBe(200);
  const answers = await Promise.all(asked.map(({ cuti_id }) => act(operator, cuti_id, 'setuju')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 433, 433]);
  const banyak = { ajuan: asked.map(({ cuti_id }) => ({ cuti_id, urutan: 0 })) };
  const { body } = await operator.post(`${url}/cuti/setuju-banyak`, banyak);
  expect(body.data).toMatchObject({ disetujui: [] });
});

test('one that warns refuses nothing, tells the approver who is away on which day, and the form how many', async () => {
  const { ani, budi, cici, operator, url } = await guru({ ...tolak(1), tindakan: 'ingatkan' });
  await ani.asked(SELASA);
  const { cuti_id } = await budi.asked(SELASA, RABU);
  expect((await operator.get(`${url}/cuti/${cuti_id}`)).body.data).toMatchObject({
    rekan_penuh: {
      tindakan: 'ingatkan',
      maks: 1,
      anggota: 4,
      hari: [{ tanggal: SELASA, rekan: [{ nama: 'Ani', status: STATUS_CUTI.diajukan }] }],
    },
  });
  const { body } = await cici.self.get(`${url}/cuti/bahan?tgl_awal=${SELASA}&tgl_akhir=${RABU}`);
  expect(body.data).toMatchObject({ jumlah_rekan: 3, rekan: [{ tgl_awal: SELASA }, { tgl_awal: SELASA }] });
});

test('a limit needs its number, and a share is at most all', async () => {
  const { operator, url } = await office();
  const add = (batas_rekan: object) => operator.post(`${url}/cuti-kategori`, { nama: 'Izin', batas_rekan });
  expect((await add({ tindakan: 'tolak', satuan: 'orang' })).body.errors).toHaveProperty('batas_rekan.nilai');
  expect((await add(tolak(101, 'persen'))).body.errors).toEqual({
    'batas_rekan.nilai': ['Isi persen antara 1 dan 100'],
  });
});
