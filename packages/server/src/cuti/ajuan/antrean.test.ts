import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const tempat = tempatBuilders(all);
const office = leaveOffices(server);

type Kantor = Awaited<ReturnType<typeof office>>;
type Isi = { total: number; data: CutiMenunggu[] };

/** The operator's queue. */
const queueOf =
  ({ operator, url }: Pick<Kantor, 'operator' | 'url'>) =>
  async (query = '') =>
    (await operator.get(`${url}/cuti/belum-setuju${query}`)).body.data as Isi;

/** Three requests that wait for the operator: the first on its second level, the others on a chain made since. */
async function mixed() {
  const kantor = await office();
  const { operator, url, member, act } = kantor;
  const [kasubag, ani, budi, cici] = [
    await member('Kasubag'),
    await member('Ani'),
    await member('Budi'),
    await member('Cici'),
  ];
  const jalur = (jenjang: object[]) => ({ nama: 'Cuti', untuk: 'cuti', jenjang });
  const last = { jenis: 'peran', peran: 'operator' };
  const { body } = await operator.post(
    `${url}/persetujuan`,
    jalur([{ jenis: 'orang', user_id: kasubag.user_id }, last]),
  );
  for (const one of [ani, budi, cici]) await one.grant(12);
  const first = await budi.asked('2026-11-26', '2026-11-27');
  await act(kasubag.self, first.cuti_id, 'setuju');
  const { persetujuan_id } = body.data as { persetujuan_id: number };
  await operator.put(`${url}/persetujuan/${persetujuan_id}`, jalur([last]));
  await cici.asked('2026-11-25');
  await ani.asked('2026-12-03');
  return { ...kantor, ani, budi, cici, queue: queueOf(kantor) };
}

const names = ({ data }: Isi) => data.map(({ nama }) => nama);

test('requests on different chains stand in one order, on one page after another', async () => {
  const { queue } = await mixed();
  const semua = await queue();
  expect(names(semua)).toEqual(['Ani', 'Cici', 'Budi']);
  expect(semua.data.map(({ persetujuan }) => persetujuan)).toEqual([0, 0, 1].map((urutan) => ({ urutan, versi: 1 })));
  expect(names(await queue('?sort=tgl_awal'))).toEqual(['Cici', 'Budi', 'Ani']);
  expect(names(await queue('?sort=-nama'))).toEqual(['Cici', 'Budi', 'Ani']);
  expect(names(await queue('?sort=-jumlah_hari&count=1'))).toEqual(['Budi']);
  const second = await queue('?count=2&page=2');
  expect([names(second), second.total]).toEqual([['Budi'], 3]);
});

test('a filter leaves those that fit, and what it takes to decide them', async () => {
  const { queue, cuti_kategori_id } = await mixed();
  expect(names(await queue('?q=BUD'))).toEqual(['Budi']);
  expect(names(await queue('?q=%25'))).toEqual([]);
  expect(names(await queue('?tgl_awal=2026-11-27'))).toEqual(['Ani', 'Budi']);
  expect(names(await queue('?tgl_akhir=2026-11-26&sort=nama'))).toEqual(['Budi', 'Cici']);
  expect(names(await queue(`?cuti_kategori_id=${cuti_kategori_id}&status=${STATUS_CUTI.diajukan}`))).toHaveLength(3);
  expect(names(await queue(`?cuti_kategori_id=${cuti_kategori_id + 1}`))).toEqual([]);
  expect(names(await queue(`?status=${STATUS_CUTI.disetujui}`))).toEqual([]);
});

test('who of the same group is away stands beside a request in order of date, by name, and nobody else does', async () => {
  const kantor = await office();
  const { operator, organisasi, member, act } = kantor;
  const group = await tempat.grup(organisasi, { nama: 'Guru' });
  const other = await tempat.grup(organisasi, { nama: 'Tata usaha' });
  const [ani, budi, cici, dedi, evi] = [
    await member('Ani'),
    await member('Budi'),
    await member('Cici'),
    await member('Dedi'),
    await member('Evi'),
  ];
  const keysOf = ({ tenant_id, organisasi_id, user_id }: typeof ani) => ({ tenant_id, organisasi_id, user_id });
  for (const one of [ani, budi, cici]) await tempat.inGrup(keysOf(one), group.group_id);
  await tempat.inGrup(keysOf(dedi), other.group_id);
  await tempat.inGrup(keysOf(evi), group.group_id, '2026-01-01', '2026-11-19');
  for (const one of [ani, budi, cici, dedi, evi]) await one.grant(12);
  await dedi.asked('2026-11-25');
  await evi.asked('2026-11-25');
  await cici.asked('2026-11-26', '2026-11-30');
  const { cuti_id } = await budi.asked('2026-11-23', '2026-11-25');
  await act(operator, cuti_id, 'setuju');
  await budi.asked('2026-12-01');
  await ani.asked('2026-11-25', '2026-11-26');
  const queue = await queueOf(kantor)();
  const clashes = new Map(queue.data.map(({ nama, bentrok }) => [nama, bentrok]));
  expect(clashes.get('Ani')).toEqual([
    {
      user_id: budi.user_id,
      nama: 'Budi',
      tgl_awal: '2026-11-23',
      tgl_akhir: '2026-11-25',
      status: STATUS_CUTI.disetujui,
    },
    {
      user_id: cici.user_id,
      nama: 'Cici',
      tgl_awal: '2026-11-26',
      tgl_akhir: '2026-11-30',
      status: STATUS_CUTI.diajukan,
    },
  ]);
  expect(clashes.get('Cici')).toMatchObject([{ nama: 'Ani' }]);
  expect([clashes.get('Budi'), clashes.get('Dedi'), clashes.get('Evi')]).toEqual([[], [], []]);
});

test('once a request is decided nobody stands beside it any more: it helps to decide, and the calendar shows who is away', async () => {
  const kantor = await office();
  const { operator, organisasi, member, act, url } = kantor;
  const group = await tempat.grup(organisasi, { nama: 'Guru' });
  const [ani, budi] = [await member('Ani'), await member('Budi')];
  for (const { tenant_id, organisasi_id, user_id } of [ani, budi])
    await tempat.inGrup({ tenant_id, organisasi_id, user_id }, group.group_id);
  for (const one of [ani, budi]) await one.grant(12);
  await budi.asked('2026-11-25');
  const { cuti_id, bentrok } = await ani.asked('2026-11-25');
  expect(bentrok).toMatchObject([{ nama: 'Budi' }]);
  expect((await act(operator, cuti_id, 'setuju')).body.data).toMatchObject({ bentrok: [] });
  expect((await ani.self.get(`${url}/cuti/${cuti_id}`)).body.data).toMatchObject({ bentrok: [] });
});

test('of many colleagues who are away the first three are named, with all their dates, and the others counted', async () => {
  const kantor = await office();
  const { operator, organisasi, member, act, url } = kantor;
  const group = await tempat.grup(organisasi, { nama: 'Guru' });
  const segrup = async (nama: string) => {
    const one = await member(nama);
    const { tenant_id, organisasi_id, user_id } = one;
    await tempat.inGrup({ tenant_id, organisasi_id, user_id }, group.group_id);
    await one.grant(12);
    return one;
  };
  const [ani, budi, cici] = [await segrup('Ani'), await segrup('Budi'), await segrup('Cici')];
  const [dedi, eka, fani] = [await segrup('Dedi'), await segrup('Eka'), await segrup('Fani')];
  await fani.asked('2026-11-27');
  await eka.asked('2026-11-26');
  await dedi.asked('2026-11-25');
  await cici.asked('2026-11-24');
  await cici.asked('2026-11-27');
  const { cuti_id: disetujui } = await budi.asked('2026-11-24');
  await act(operator, disetujui, 'setuju');
  const { cuti_id, bentrok, rekan_lain } = await ani.asked('2026-11-24', '2026-11-27');
  const disebut = (rows: { nama: string; tgl_awal: string }[]) =>
    rows.map(({ nama, tgl_awal }) => `${nama} ${tgl_awal}`);
  expect(disebut(bentrok)).toEqual(['Cici 2026-11-24', 'Cici 2026-11-27', 'Budi 2026-11-24', 'Dedi 2026-11-25']);
  expect(rekan_lain).toBe(2);
  const [antre] = (await queueOf(kantor)()).data.filter((one) => one.cuti_id === cuti_id);
  expect(antre).toMatchObject({ bentrok, rekan_lain: 2 });
  expect((await operator.get(`${url}/cuti/${cuti_id}`)).body.data).toMatchObject({ bentrok, rekan_lain: 2 });
});

test('who was called back stands there for the days that he was away, and for none of those that he works', async () => {
  const kantor = await office({ maks_mundur: 10 });
  const { operator, organisasi, member, act } = kantor;
  const group = await tempat.grup(organisasi, { nama: 'Guru' });
  const [ani, budi] = [await member('Ani'), await member('Budi')];
  for (const { tenant_id, organisasi_id, user_id } of [ani, budi])
    await tempat.inGrup({ tenant_id, organisasi_id, user_id }, group.group_id);
  for (const one of [ani, budi]) await one.grant(12);
  const { cuti_id } = await budi.asked('2026-11-18', '2026-11-24');
  await act(operator, cuti_id, 'setuju');
  await act(operator, cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  await ani.asked('2026-11-19');
  const { cuti_id: sesudah } = await ani.asked('2026-11-23');
  const queue = await queueOf(kantor)();
  const rekan = new Map(queue.data.map((one) => [one.cuti_id === sesudah, one.bentrok]));
  expect(rekan.get(false)).toEqual([
    {
      user_id: budi.user_id,
      nama: 'Budi',
      tgl_awal: '2026-11-18',
      tgl_akhir: '2026-11-19',
      status: STATUS_CUTI.disetujui,
    },
  ]);
  expect(rekan.get(true)).toEqual([]);
});

test('the balance beside a request is what may be used today, of the lots that have not lapsed', async () => {
  const kantor = await office();
  const [ani, budi] = [await kantor.member('Ani'), await kantor.member('Budi')];
  const { tenant_id, organisasi_id, user_id } = ani;
  const { cuti_kategori_id } = kantor;
  const lot = async (jumlah: number, tahun: number, mulai: string, kedaluwarsa: string | null) => {
    const { cuti_lot_id } = await all
      .insertInto('cuti_lot')
      .values({ tenant_id, organisasi_id, user_id, cuti_kategori_id, tahun, mulai, kedaluwarsa })
      .returning('cuti_lot_id')
      .executeTakeFirstOrThrow();
    const line = { tenant_id, organisasi_id, cuti_lot_id, jenis: 'jatah', jumlah, dibuat_pada: new Date() };
    await all
      .insertInto('cuti_saldo')
      .values({ ...line, tanggal: mulai > '2026-11-20' ? '2026-01-01' : mulai })
      .execute();
  };
  await lot(100, 2024, '2024-01-01', '2026-11-19');
  await lot(3, 2025, '2025-01-01', '2026-11-20');
  await lot(5, 2023, '2023-01-01', null);
  await lot(20, 2026, '2026-01-01', '2026-12-31');
  await lot(400, 2027, '2026-11-21', '2027-12-31');
  await kantor.act(kantor.operator, (await ani.asked('2026-11-24')).cuti_id, 'setuju');
  await ani.asked('2026-11-25');
  const sakit = await kantor.operator.post(`${kantor.url}/cuti-kategori`, { nama: 'Cuti Sakit', jenis: 'sakit' });
  const { cuti_kategori_id: id } = sakit.body.data as { cuti_kategori_id: number };
  await budi.asked('2026-11-25', '2026-11-25', { cuti_kategori_id: String(id) });
  const queue = await queueOf(kantor)();
  expect(queue.data.map(({ nama, sisa }) => [nama, sisa])).toEqual([
    ['Budi', null],
    ['Ani', 3 + 5 + 20 - 1],
  ]);
  expect(await ani.sisa()).toBe(27);
});

test('who decides in two organisations sees in each what waits there', async () => {
  const here = await office();
  const there = await office();
  const elsewhere = await given.organisasi({ tenant_id: here.organisasi.tenant_id });
  const { organisasi_id, tenant_id } = elsewhere;
  await given.anggota({ tenant_id, organisasi_id }, { user_id: here.operator_id, role: KODE_PERAN.operator });
  for (const kantor of [here, there]) {
    const ani = await kantor.member('Ani');
    await ani.grant(12);
    await ani.asked('2026-11-25');
  }
  const operator = as({ user_id: here.operator_id, tenant_id });
  expect(await queueOf(here)()).toMatchObject({ total: 1 });
  expect(await queueOf({ operator, url: `/orgs/${organisasi_id}` })()).toMatchObject({ total: 0, data: [] });
  expect((await operator.get(`${there.url}/cuti/belum-setuju`)).status).toBe(404);
});
