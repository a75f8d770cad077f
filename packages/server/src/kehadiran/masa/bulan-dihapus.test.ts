import { setTimeout as sleep } from 'node:timers/promises';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { expect, test } from 'vitest';
import { oldSchools } from '../../testing/given/given-bulan-lama.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deriveRentang } from '../turunan/derive-rentang.ts';

const server = await startTestServer();
const { all, as, db, clock, given } = server;
const tempat = tempatBuilders(all);
const school = oldSchools(server);
type School = Awaited<ReturnType<typeof school>>;

const DIHAPUS = { status: 433, body: { error: 'kehadiran.dihapus' } };
const hariLama = ({ organisasi_id }: School, sampai = '2020-03-31') =>
  all
    .selectFrom('kehadiran')
    .select(['tanggal', 'status'])
    .where('organisasi_id', '=', organisasi_id)
    .where('tanggal', '<=', sampai)
    .execute();

test('nothing that days are judged by brings one back, whatever is changed: none becomes an absence', async () => {
  const satu = await school();
  const { url, operator, organisasi, ani } = satu;
  await satu.hapus();
  const libur = { nama: 'Wafat pendiri', tgl_mulai: '2020-01-20', tgl_selesai: '2020-04-20', koreksi: true };
  expect((await operator.post(`${url}/hari-libur`, libur)).status).toBe(201);
  const [{ jadwal_id } = { jadwal_id: 0 }] = await all
    .selectFrom('jadwal')
    .select('jadwal_id')
    .where('organisasi_id', '=', satu.organisasi_id)
    .orderBy('jadwal_id')
    .execute();
  const kerja = { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-15', koreksi: true };
  expect((await operator.post(`${url}/jadwal-kerja`, kerja)).status).toBe(201);
  for (const range of [
    { tgl_awal: '2020-01-01', tgl_akhir: '2020-03-31' },
    { tgl_awal: '2020-01-01', tgl_akhir: '2020-04-30' },
  ])
    await deriveRentang({ db, now: clock.now, organisasi }, 'semua', range);
  expect(await hariLama(satu)).toEqual([]);
  expect((await hariLama(satu, '2020-04-30')).length).toBeGreaterThan(0);
  const akhiri = all
    .updateTable('keanggotaan')
    .set({ tgl_selesai: '2020-02-10' })
    .where('user_id', '=', ani.user_id)
    .execute();
  await expect(akhiri).rejects.toThrow(/mencakup bulan yang dibekukan/);
  await deriveRentang({ db, now: clock.now, organisasi }, [ani.user_id], {
    tgl_awal: '2020-01-01',
    tgl_akhir: '2020-03-31',
  });
  expect(await hariLama(satu)).toEqual([]);
});

test('leave over a removed month is refused, and one that was granted there is neither cancelled nor given back', async () => {
  const satu = await school();
  const { url, operator, ani, tenant_id, organisasi_id, orang } = satu;
  const kategori = { nama: 'Cuti Sakit', jenis: 'sakit', maks_mundur: 60, is_setengah_hari: true };
  const made = await operator.post(`${url}/cuti-kategori`, kategori);
  const { cuti_kategori_id } = made.body.data as { cuti_kategori_id: number };
  const cuti = (tgl_awal: string, tgl_akhir: string) =>
    all
      .insertInto('cuti')
      .values({
        tenant_id,
        organisasi_id,
        user_id: ani.user_id,
        cuti_kategori_id,
        tgl_awal,
        tgl_akhir,
        tgl_awal_ajuan: tgl_awal,
        tgl_akhir_ajuan: tgl_akhir,
        hitungan: 'kerja',
        keterangan: 'Sakit',
        status: STATUS_CUTI.disetujui,
        keputusan: 'disetujui',
        jumlah_hari: 3,
        dibuat_oleh: orang.user_id,
      })
      .returning('cuti_id')
      .executeTakeFirstOrThrow();
  const { cuti_id } = await cuti('2020-03-30', '2020-04-01');
  await satu.hapus();
  const isi = { cuti_kategori_id: String(cuti_kategori_id), keterangan: 'Sakit' };
  const ask = (tgl_awal: string, tgl_akhir: string, path = `${url}/cuti`) =>
    as(ani).form('POST', path, { ...isi, tgl_awal, tgl_akhir });
  expect(await ask('2020-01-20', '2020-01-21')).toMatchObject(DIHAPUS);
  expect(await ask('2020-03-30', '2020-04-02')).toMatchObject(DIHAPUS);
  expect(await ask('2020-01-20', '2020-01-21', `${url}/cuti/simpan`)).toMatchObject(DIHAPUS);
  expect((await ask('2020-04-01', '2020-04-01')).body.error).not.toBe('kehadiran.dihapus');
  const kembali = { tindakan: 'kembalikan', hari: ['2020-03-31'], keterangan: 'Masuk kerja' };
  expect(await operator.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, kembali)).toMatchObject(DIHAPUS);
  const semua = { ...kembali, hari: ['2020-03-30', '2020-03-31', '2020-04-01'] };
  expect(await operator.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, semua)).toMatchObject(DIHAPUS);
  const row = await all
    .selectFrom('cuti')
    .select(['status', 'jumlah_hari'])
    .where('cuti_id', '=', cuti_id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: STATUS_CUTI.disetujui, jumlah_hari: 3 });
});

test('what a machine sends again of such days is set aside as of a clock that is wrong, never an event, and is only discarded', async () => {
  const satu = await school();
  const { url, operator, organisasi, ani } = satu;
  await all.updateTable('anggota').set({ pin: '17' }).where('user_id', '=', ani.user_id).execute();
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const nomor_seri = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  const mesin = { nama: 'Gerbang', nomor_seri, lokasi_presensi_id };
  expect((await operator.post(`${url}/devices`, mesin)).status).toBe(201);
  await satu.hapus();
  const sebelum = await satu.count('presensi');
  const send = async (payload: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/iclock/cdata?SN=${nomor_seri}&table=ATTLOG&Stamp=9`,
        headers: { 'content-type': 'text/plain' },
        payload,
      })
    ).body;
  const lama = '17\t2020-01-20 06:58:01\t0\t1\t0\t0\n17\t2000-01-01 00:00:09\t0\t1\t0\t0\n';
  expect(await send(`${lama}17\t2026-11-20 08:58:01\t0\t1\t0\t0\n`)).toBe('OK: 3\n');
  expect(await send(lama)).toBe('OK: 2\n');
  expect(await satu.count('presensi')).toBe(sebelum + 1);
  const list = async () =>
    ((await operator.get(`${url}/ketukan-tertahan`)).body.data as { data: { tertahan_id: number; sebab: string }[] })
      .data;
  const tertahan = await list();
  expect(tertahan.map(({ sebab }) => sebab)).toEqual(['lampau', 'lampau']);
  for (const { tertahan_id } of tertahan) {
    const path = `${url}/ketukan-tertahan/${tertahan_id}`;
    expect(await operator.put(path, { keputusan: 'catat', alasan: 'Benar' })).toMatchObject({
      status: 433,
      body: {
        error: 'perangkat.tertahan_dihapus',
        message: expect.stringMatching(/sampai 31-03-2020 sudah dihapus.*Buang ketukan yang setua itu/),
      },
    });
    expect((await operator.put(path, { keputusan: 'buang', alasan: 'Jam mesin' })).status).toBe(200);
  }
  expect(await list()).toEqual([]);
  expect([await satu.count('presensi'), await hariLama(satu)]).toEqual([sebelum + 1, []]);
});

test('lines that wait for whose PIN it is are not given to him while any of them is of such a day', async () => {
  const satu = await school();
  const { url, operator, organisasi, budi, tenant_id, organisasi_id } = satu;
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const nomor_seri = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  const made = await operator.post(`${url}/devices`, { nama: 'Gerbang', nomor_seri, lokasi_presensi_id });
  const { perangkat_id } = made.body.data as { perangkat_id: number };
  for (const waktu of ['2020-01-20T00:00:00Z', '2026-11-19T00:00:00Z'])
    await all
      .insertInto('ketukan_tertahan')
      .values({
        tenant_id,
        organisasi_id,
        perangkat_id,
        timezone: 'Asia/Jakarta',
        diterima_pada: waktu,
        sebab: 'pin',
        pin: '88',
        waktu,
        baris: `88\t${waktu}`,
        kunci: waktu,
      })
      .execute();
  await satu.hapus();
  const sebelum = await satu.count('presensi');
  const pasang = () => operator.post(`${url}/pin-menunggu`, { pin: '88', user_id: budi.user_id });
  expect(await pasang()).toMatchObject({ status: 433, body: { error: 'perangkat.tertahan_dihapus' } });
  expect(await satu.count('presensi')).toBe(sebelum);
  await all
    .updateTable('ketukan_tertahan')
    .set({ keadaan: 'dibuang' })
    .where('waktu', '=', '2020-01-20T00:00:00Z')
    .execute();
  expect(await pasang()).toMatchObject({ status: 200, body: { data: { tercatat: 1 } } });
});

test('a log that reaches back to such days is recorded without them, and says how many these are', async () => {
  const satu = await school();
  const { url, operator, ani } = satu;
  await all.updateTable('anggota').set({ pin: '17' }).where('user_id', '=', ani.user_id).execute();
  await satu.hapus();
  const sebelum = await satu.count('presensi');
  const berkas = new Blob([
    '17\t2000-01-01 00:00:09\t1\t0\n17\t2020-01-20 07:30:00\t1\t0\n17\t2020-04-02 06:58:00\t1\t0\n17\t2026-11-19 06:58:00\t1\t0\n',
  ]);
  const impor = (is_uji_coba: string) => operator.form('POST', `${url}/presensi/impor`, { berkas, is_uji_coba });
  expect((await impor('1')).body.data).toMatchObject({ hasil: { dihapus: 2, baru: 2, baris: 4 } });
  const { pekerjaan } = (await impor('0')).body.data as { pekerjaan: { pekerjaan_id: string } };
  for (;;) {
    const { data } = (await operator.get(`${url}/presensi/impor/${pekerjaan.pekerjaan_id}`)).body;
    const job = data as { status: string; hasil: unknown };
    if (job.status !== 'selesai' && job.status !== 'gagal') await sleep(30);
    else {
      expect(job).toMatchObject({ status: 'selesai', hasil: { tercatat: 2, dilewati: { dihapus: 2 } } });
      break;
    }
  }
  expect([await satu.count('presensi'), await hariLama(satu)]).toEqual([sebelum + 2, []]);
});

test('days are not compared with ones that were removed, which would be less than nothing', async () => {
  const satu = await school();
  await satu.hapus();
  const { operator, organisasi_id, organisasi, tenant_id } = satu;
  const admin = as(await given.orang('admin', organisasi));
  const april = 'from=2020-04-01&to=2020-04-30';
  for (const [who, path] of [
    [operator, `/dashboard/orgs/${organisasi_id}/banding`],
    [admin, `/dashboard/tenant/${tenant_id}/banding`],
    [admin, `/dashboard/tenant/${tenant_id}/analitik/unduh`],
  ] as const)
    expect(await who.get(`${path}?${april}`), path).toMatchObject(DIHAPUS);
  expect((await operator.get(`/dashboard/orgs/${organisasi_id}/gender?${april}`)).status).toBe(200);
});

test('an incident that waited for such a month to be opened waits no more', async () => {
  const satu = await school();
  const { tenant_id, organisasi_id, ani } = satu;
  const { gangguan_id } = await all
    .insertInto('gangguan')
    .values({
      tenant_id,
      organisasi_id,
      dari: '2020-01-20T00:00:00Z',
      sampai: '2020-01-20T02:00:00Z',
      alasan: 'Mesin mati',
    })
    .returning('gangguan_id')
    .executeTakeFirstOrThrow();
  for (const tanggal of ['2020-01-20', '2020-04-01'])
    await all
      .insertInto('gangguan_tertunda')
      .values({ tenant_id, organisasi_id, gangguan_id, user_id: ani.user_id, tanggal })
      .execute();
  await satu.hapus();
  const tertunda = await all
    .selectFrom('gangguan_tertunda')
    .select('tanggal')
    .where('gangguan_id', '=', gangguan_id)
    .execute();
  expect(tertunda).toEqual([{ tanggal: '2020-04-01' }]);
});
