import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { describe, expect, test } from 'vitest';
import { permintaanBuilders, type JenisPermintaan } from '../../testing/given/given-permintaan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { as, clock, all, given } = server;
const school = permintaanBuilders(server);

const KEPALA = { jenis: 'kepala_grup' };
const KINDS: [JenisPermintaan, string][] = [
  ['klaim', 'a claim'],
  ['presensi_manual', 'a request with a selfie'],
  ['tukar_shift', 'a swap'],
];
const pesan = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe.each(KINDS)('%s: %s', (untuk) => {
  /** A request of Ani's on a chain of the head of her group and then the deputy, who has a stand-in. */
  async function chained(more: { eskalasi_hari?: number } = {}) {
    const at = await school(untuk);
    const { user_id } = at.kasubag;
    await at.chain({ ...KEPALA, ...more }, { jenis: 'orang', user_id, pengganti_user_id: at.wakil.user_id });
    const id = await at.ask();
    const decide = (who: typeof at.kepala, putusan: Parameters<typeof at.decide>[2]) => at.decide(as(who), id, putusan);
    return { ...at, id, by: decide, byOperator: (p: Parameters<typeof at.decide>[2]) => at.decide(at.operator, id, p) };
  }

  test('takes effect by the last level only; the asker sees the route and who decided', async () => {
    const { by, byOperator, kepala, kasubag, seen, isInForce } = await chained();
    expect(await seen()).toMatchObject({
      persetujuan: {
        jenjang: [{ jenis: 'kepala_grup' }, { nama: 'Kasubag', nama_pengganti: 'Wakil' }],
        urutan: 0,
        penyetuju: [{ nama: 'Kepala' }],
        putusan: [],
      },
    });
    expect(pesan(await by(kasubag, { setuju: true }))).toEqual([404, 'input.not_found']);
    expect((await byOperator({ setuju: true })).body.message).toBe(
      'Ajuan ini menunggu keputusan Kepala, bukan keputusan Anda',
    );
    expect((await by(kepala, { setuju: true })).status).toBe(200);
    expect(await isInForce()).toBe(false);
    expect(await seen()).toMatchObject({ persetujuan: { urutan: 1, penyetuju: [{ nama: 'Kasubag' }] } });
    expect((await by(kasubag, { setuju: true, keterangan: 'Baik' })).status).toBe(200);
    expect(await isInForce()).toBe(true);
    expect(await seen()).toMatchObject({
      persetujuan: {
        penyetuju: [],
        putusan: [
          { urutan: 0, nama: 'Kepala', is_setuju: true, sebab: 'jenjang' },
          { urutan: 1, nama: 'Kasubag', is_setuju: true, keterangan: 'Baik' },
        ],
      },
    });
  });

  test('whoever holds two levels in a row decides once for both', async () => {
    const at = await school(untuk);
    await at.chain(KEPALA, { jenis: 'orang', user_id: at.kepala.user_id });
    const id = await at.ask();
    expect((await at.decide(as(at.kepala), id, { setuju: true })).status).toBe(200);
    expect(await at.isInForce()).toBe(true);
  });

  test('who decides is known as such also when nothing waits for him, and nobody else is', async () => {
    const { by, kepala, kasubag, wakil, ani, url } = await chained();
    await by(kepala, { setuju: true });
    await by(kasubag, { setuju: true });
    const isPenyetuju = async (who: typeof ani) => {
      const { body } = await as(who).get(`${url}/persetujuan-menunggu`);
      return (body.data as { is_penyetuju: boolean }).is_penyetuju;
    };
    const dinamai = [kepala, kasubag, wakil];
    expect(await Promise.all([...dinamai, ani].map(isPenyetuju))).toEqual([true, true, true, false]);
  });

  test('the head of a group decides for those in it also once it is not active, and is known as one who decides', async () => {
    const { by, operator, kepala, url } = await chained();
    const { body: groups } = await operator.get(`${url}/groups`);
    const grup = (groups.data as { group_id: number; nama: string; kepala_user_id: number | null }[]).find(
      (one) => one.kepala_user_id === kepala.user_id,
    );
    const tutup = { nama: grup?.nama, status: STATUS_RECORD.tidak_aktif };
    expect((await operator.put(`${url}/groups/${grup?.group_id}`, tutup)).status).toBe(200);
    expect((await by(kepala, { setuju: true })).status).toBe(200);
    const { body } = await as(kepala).get(`${url}/persetujuan-menunggu`);
    expect(body.data).toMatchObject({ is_penyetuju: true });
  });

  test('waits in the queue of whose turn it is, operator or not, and in nobody else’s', async () => {
    const { by, kepala, kasubag, ani, budi, operator, menunggu } = await chained();
    const queues = async () => [
      await menunggu(kepala),
      await menunggu(kasubag),
      await menunggu(operator),
      await menunggu(ani),
      await menunggu(budi),
    ];
    expect(await queues()).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await by(kepala, { setuju: true });
    expect(await queues()).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test.each([0, 1])('level %i refuses it for good, with a remark', async (level) => {
    const { by, kepala, kasubag, seen, isInForce } = await chained();
    if (level === 1) await by(kepala, { setuju: true });
    const who = level === 0 ? kepala : kasubag;
    const bare = await by(who, { setuju: false, keterangan: ' ' });
    expect(bare).toMatchObject({
      status: 422,
      body: { errors: { [untuk === 'tukar_shift' ? 'catatan' : 'keterangan']: [expect.any(String)] } },
    });
    expect((await by(who, { setuju: false, keterangan: 'Tanpa surat tugas' })).status).toBe(200);
    expect(await seen()).toMatchObject({ status: untuk === 'presensi_manual' ? 6 : 'ditolak' });
    expect(await isInForce()).toBe(false);
    expect((await by(kasubag, { setuju: true })).status).not.toBe(200);
  });

  test('is decided by the stand-in while the named is on leave', async () => {
    const { by, kepala, kasubag, wakil, organisasi, isInForce } = await chained();
    await onLeave({ ...organisasi, ...kasubag });
    await by(kepala, { setuju: true });
    expect((await by(wakil, { setuju: true })).status).toBe(200);
    expect(await isInForce()).toBe(true);
  });

  test('rises to the next level once one has waited too long, who then decides for both', async () => {
    const { by, kasubag, seen, isInForce } = await chained({ eskalasi_hari: 3 });
    expect((await by(kasubag, { setuju: true })).status).toBe(404);
    clock.now = new Date('2026-11-23T02:00:00Z');
    expect((await by(kasubag, { setuju: true })).status).toBe(200);
    clock.now = new Date('2026-11-20T02:00:00Z');
    expect(await isInForce()).toBe(true);
    expect(await seen()).toMatchObject({ persetujuan: { putusan: [{ urutan: 0, sebab: 'eskalasi' }] } });
  });

  test('is stranded by nobody who leaves: operators decide in his place, level by level', async () => {
    const { byOperator, kepala, kasubag, wakil, organisasi, menunggu, operator, isInForce } = await chained();
    for (const { user_id } of [kepala, kasubag, wakil]) await leave({ ...organisasi, user_id });
    expect(await menunggu(operator)).toEqual([1, 1]);
    await byOperator({ setuju: true, urutan: 0 });
    expect(await isInForce()).toBe(false);
    await byOperator({ setuju: true, urutan: 1 });
    expect(await isInForce()).toBe(true);
  });

  test('follows a changed or removed chain while nobody has decided, and keeps its own afterwards', async () => {
    const { by, byOperator, kepala, kasubag, url, operator, jalur, seen, isInForce } = await chained();
    const [{ persetujuan_id }] = (
      (await operator.get(`${url}/persetujuan`)).body.data as { data: [{ persetujuan_id: number }] }
    ).data;
    const one = `${url}/persetujuan/${persetujuan_id}`;
    await operator.put(one, jalur([{ jenis: 'orang', user_id: kasubag.user_id }, KEPALA]));
    expect(await seen()).toMatchObject({ persetujuan: { penyetuju: [{ nama: 'Kasubag' }] } });
    await by(kasubag, { setuju: true });
    expect((await operator.delete(one)).status).toBe(200);
    expect(await seen()).toMatchObject({ persetujuan: { penyetuju: [{ nama: 'Kepala' }] } });
    expect((await byOperator({ setuju: true })).status).toBe(433);
    await by(kepala, { setuju: true });
    expect(await isInForce()).toBe(true);
  });

  test('without a chain is any operator’s, but not who asked or agreed', async () => {
    const { ask, decide, operator, ani, budi, menunggu, isInForce } = await school(untuk);
    const id = await ask();
    expect(await menunggu(operator)).toEqual([1, 1]);
    expect((await decide(as(ani), id, { setuju: true })).status).toBe(433);
    expect((await decide(as(budi), id, { setuju: true })).status).not.toBe(200);
    expect((await decide(operator, id, { setuju: true })).status).toBe(200);
    expect(await isInForce()).toBe(true);
  });

  test('two approvers of one level at once decide it once, and the next level stays undecided', async () => {
    const { chain, ask, decide, operator, rekanOperator, seen, isInForce } = await school(untuk);
    await chain({ jenis: 'peran', peran: 'operator' }, { jenis: 'peran', peran: 'operator' });
    const id = await ask();
    const both = await Promise.all([operator, rekanOperator].map((by) => decide(by, id, { setuju: true, urutan: 0 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 433]);
    expect(both.map(({ body }) => body.error)).toContain('persetujuan.moved_on');
    expect(await seen()).toMatchObject({ persetujuan: { urutan: 1, putusan: [{ urutan: 0 }] } });
    expect(await isInForce()).toBe(false);
  });

  test('one who approves and one who refuses at once: one of them decides', async () => {
    const { chain, ask, decide, operator, rekanOperator, seen, isInForce } = await school(untuk);
    await chain({ jenis: 'peran', peran: 'operator' });
    const id = await ask();
    const [yes, no] = await Promise.all([
      decide(operator, id, { setuju: true, urutan: 0 }),
      decide(rekanOperator, id, { setuju: false, keterangan: 'Ramai', urutan: 0 }),
    ]);
    expect([yes.status, no.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await isInForce()).toBe(yes.status === 200);
    expect((await seen())?.persetujuan.putusan).toHaveLength(1);
  });

  test('an admin of the tenant may always decide, one level at a time', async () => {
    const { organisasi, id, decide, isInForce } = await chained();
    const admin = as(await given.orang('admin', organisasi));
    await decide(admin, id, { setuju: true });
    expect(await isInForce()).toBe(false);
    await decide(admin, id, { setuju: true });
    expect(await isInForce()).toBe(true);
  });
});

test('an approver sees the evidence that he decides by, and loses it to nobody else', async () => {
  const { chain, ask, url, kepala, kasubag, seen } = await school('presensi_manual');
  await chain(KEPALA);
  await ask();
  const presensi_id = ((await seen()) as unknown as { presensi_id: number }).presensi_id;
  const foto = (who: typeof kepala) => as(who).get(`${url}/presensi/${presensi_id}/foto`);
  expect((await foto(kepala)).headers['content-type']).toBe('image/webp');
  expect((await foto(kasubag)).status).toBe(404);
  // What comparing the face came to is evidence too; the photos of the enrolment are not.
  const wajah = (who: typeof kepala) => as(who).get(`${url}/presensi/${presensi_id}/wajah`);
  expect((await wajah(kepala)).body.data).toMatchObject({ presensi_id, is_potret_terlihat: false });
  expect((await wajah(kasubag)).status).toBe(404);
});

test('an approver who is no operator cannot revise what was decided', async () => {
  const { chain, ask, decide, kepala, operator, url, isInForce } = await school('presensi_manual');
  await chain(KEPALA);
  const id = await ask();
  await decide(as(kepala), id, { setuju: true });
  expect(pesan(await decide(as(kepala), id, { setuju: false, keterangan: 'x' }))).toEqual([
    433,
    'presensi_manual.state',
  ]);
  expect(await isInForce()).toBe(true);
  await operator.post(`${url}/presensi/approval/${id}`, {
    status: STATUS_PRESENSI_MANUAL.ditolak,
    keterangan: 'Foto orang lain',
  });
  expect(await isInForce()).toBe(false);
});

test('operators approve many selfies at once, each as far as its chain lets them', async () => {
  const { chain, ask, url, operator, isInForce } = await school('presensi_manual');
  const first = await ask();
  await chain(KEPALA);
  const { body } = await operator.post(`${url}/presensi/approval`, {
    permintaan: [{ presensi_manual_id: first }],
    status: STATUS_PRESENSI_MANUAL.disetujui,
  });
  expect(body.data).toMatchObject({
    diputuskan: [],
    dilewati: [{ nama: 'Ani', pesan: 'Ajuan ini menunggu keputusan Kepala, bukan keputusan Anda' }],
  });
  expect(await isInForce()).toBe(false);
});

test('two operators who approve the same selfies together in one second decide one level, not two', async () => {
  const { chain, ask, url, operator, rekanOperator, seen } = await school('presensi_manual');
  await chain({ jenis: 'peran', peran: 'operator' }, { jenis: 'peran', peran: 'operator' });
  const permintaan = [{ presensi_manual_id: await ask(), urutan: 0 }];
  const approve = (who: typeof operator) =>
    who.post(`${url}/presensi/approval`, { permintaan, status: STATUS_PRESENSI_MANUAL.disetujui });
  const both = (await Promise.all([approve(operator), approve(rekanOperator)])).map(
    ({ body }) => body.data as { diputuskan: number[]; dilewati: { pesan: string }[] },
  );
  expect(both.flatMap(({ diputuskan }) => diputuskan)).toHaveLength(1);
  expect(both.flatMap(({ dilewati }) => dilewati)).toMatchObject([
    { pesan: expect.stringContaining('baru saja diputuskan') },
  ]);
  expect(await seen()).toMatchObject({
    status: STATUS_PRESENSI_MANUAL.diajukan,
    persetujuan: { urutan: 1, putusan: [{ urutan: 0 }] },
  });
});

test('a claim that is changed while it waits begins its chain anew, and its approver cannot take it back', async () => {
  const { chain, ask, decide, url, operator, kepala, kasubag, seen } = await school('klaim');
  await chain(KEPALA, { jenis: 'orang', user_id: kasubag.user_id });
  const id = await ask();
  await decide(as(kepala), id, { setuju: true });
  const cancel = await as(kasubag).post(`${url}/batal-klaim`, { presensi_klaim_id: id, keterangan: 'x' });
  expect(cancel.status).toBe(403);
  const isi = { jenis: 'sakit', keterangan: 'Surat dokter', tgl_mulai: '2026-11-18', sehari: '1' };
  expect((await operator.form('PUT', `${url}/klaim-presensi/${id}`, isi)).status).toBe(200);
  expect(await seen()).toMatchObject({ persetujuan: { urutan: 0, penyetuju: [{ nama: 'Kepala' }] } });
});

test('an operator’s own claim is in force at once, chain or not', async () => {
  const { chain, url, ani, operator } = await school('klaim');
  await chain(KEPALA);
  const isi = {
    jenis: 'sakit',
    keterangan: 'Surat',
    tgl_mulai: '2026-11-18',
    sehari: '1',
    user_id: String(ani.user_id),
  };
  const made = await operator.form('POST', `${url}/klaim-presensi`, isi);
  expect(made.body.data).toMatchObject({ status: 'berlaku', persetujuan: { jenjang: [], putusan: [] } });
});

type Siapa = { tenant_id: number; organisasi_id: number; user_id: number };

const leave = ({ organisasi_id, user_id }: Siapa) =>
  all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', user_id)
    .execute();

async function onLeave({ tenant_id, organisasi_id, user_id }: Siapa) {
  const at = { tenant_id, organisasi_id };
  const { cuti_kategori_id } = await all
    .insertInto('cuti_kategori')
    .values({ ...at, nama: 'Izin', jenis: 'izin', hitungan: 'kerja' })
    .returning('cuti_kategori_id')
    .executeTakeFirstOrThrow();
  const tanggal = { tgl_awal: '2026-11-20', tgl_akhir: '2026-11-20' };
  await all
    .insertInto('cuti')
    .values({
      ...at,
      ...tanggal,
      user_id,
      cuti_kategori_id,
      tgl_awal_ajuan: tanggal.tgl_awal,
      tgl_akhir_ajuan: tanggal.tgl_akhir,
      hitungan: 'kerja',
      keterangan: 'x',
      status: STATUS_RECORD.menunggu,
      dibuat_oleh: user_id,
      dibuat_pada: clock.now,
    })
    .execute();
}
