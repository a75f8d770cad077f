import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { as, given, clock } = server;
const { sekolah, at } = mutasiOffices(server);
const { scan } = hariBuilders(server);
const { closeDays } = scheduling(server);

const BULAN = 'from=2026-11-01&to=2026-12-31&is_libur=1&count=100';

/** Ani has recorded her arrival on Friday the 20th at the school where she has been for years. */
async function kantorAni() {
  const kantor = await sekolah();
  const { ani, organisasi, lain } = kantor;
  const { tenant_id, organisasi_id } = organisasi;
  await scan({ tenant_id, organisasi_id, user_id: ani.user_id }, '2026-11-20', '06:58');
  const riwayat = (di: string, user_id = ani.user_id) => as(ani).get(`${di}/presensi/riwayat/${user_id}?${BULAN}`);
  const tanggalDi = async (di: string) => {
    const { data } = (await riwayat(di)).body.data as { data: BarisKehadiran[] };
    return data.map(({ tanggal }) => tanggal).toSorted();
  };
  const kalender = async (bulan: '11' | '12') => {
    const path = `/kalender-saya?tgl_awal=2026-${bulan}-01&tgl_akhir=2026-${bulan}-30`;
    const data = (await as(ani).get(path)).body.data as TempatSaya[];
    return Object.fromEntries(data.map(({ organisasi_id, hari }) => [organisasi_id, hari.map((one) => one.tanggal)]));
  };
  const berlalu = async (iso: string) => {
    await at(iso);
    await closeDays(organisasi);
    await closeDays(lain);
  };
  return { ...kantor, riwayat, tanggalDi, kalender, berlalu };
}

test('who was moved within a tenant reads his own days at both schools, each of its time', async () => {
  const kantor = await kantorAni();
  const { ani, organisasi, lain, url, lainUrl } = kantor;
  await kantor.pindah();
  await kantor.berlalu('2026-12-02T12:00:00Z');
  expect(await kantor.tanggalDi(url)).toContain('2026-11-20');
  expect((await kantor.tanggalDi(url)).at(-1)).toBe('2026-11-30');
  expect((await kantor.tanggalDi(lainUrl))[0]).toBe('2026-12-01');
  const [november, desember] = [await kantor.kalender('11'), await kantor.kalender('12')];
  expect(november[organisasi.organisasi_id]).toHaveLength(30);
  expect(november).not.toHaveProperty(String(lain.organisasi_id));
  expect(desember).not.toHaveProperty(String(organisasi.organisasi_id));
  expect(desember[lain.organisasi_id]).toHaveLength(30);
  // Nothing else of the school that she left: not its lists, not another's days, and nothing is written there.
  const rekan = await given.anggota(organisasi, { nama: 'Rekan' });
  expect((await kantor.riwayat(url, rekan.user_id)).body.error).toBe('anggota.inactive');
  for (const path of ['presensi', 'presensi/kehadiran', 'users', 'mutasi'])
    expect((await as(ani).get(`${url}/${path}`)).body.error).toBe('anggota.inactive');
  expect((await as(ani).post(`${url}/presensi`)).body.error).toBe('anggota.inactive');
});

test('who was lent reads his own days at the second school after it ended', async () => {
  const kantor = await kantorAni();
  const { lain, lainUrl, url } = kantor;
  await kantor.pindah({ jenis: 'perbantuan', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-24' });
  await kantor.berlalu('2026-11-24T12:00:00Z');
  await kantor.berlalu('2026-11-26T12:00:00Z');
  expect(await kantor.tanggalDi(lainUrl)).toEqual([20, 21, 22, 23, 24].map((hari) => `2026-11-${hari}`));
  expect((await kantor.kalender('11'))[lain.organisasi_id]).toEqual([20, 21, 22, 23, 24].map((hari) => `2026-11-${hari}`));
  expect((await kantor.tanggalDi(url)).at(-1)).toBe('2026-11-26');
}); // prettier-ignore

test('who left for nowhere signs in and still reads his own days, and his calendar’s address stays closed', async () => {
  const kantor = await kantorAni();
  const { ani, organisasi, url } = kantor;
  await kantor.submitted({ jenis: 'berhenti', tujuan_kode: null, tgl_mulai: '2026-11-21' });
  await kantor.berlalu('2026-11-22T12:00:00Z');
  expect(await kantor.tanggalDi(url)).toContain('2026-11-20');
  expect((await kantor.tanggalDi(url)).at(-1)).toBe('2026-11-20');
  expect((await kantor.kalender('11'))[organisasi.organisasi_id]?.at(-1)).toBe('2026-11-20');
  expect((await as(ani).post('/kalender-saya/alamat')).body.error).toBe('anggota.inactive');
});

test('an account of another tenant never reads the days of the one that it was before', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const kantor = await sekolah({ antarTenant: true });
  await kantor.pindah();
  await at('2026-12-01T00:01:00Z');
  const { data } = (await kantor.penerima.get(`${kantor.lainUrl}/users?q=Ani`)).body.data as { data: { user_id: number }[] };
  const baru = as({ user_id: data[0]?.user_id ?? 0 });
  for (const user_id of [kantor.ani.user_id, data[0]?.user_id])
    expect((await baru.get(`${kantor.url}/presensi/riwayat/${user_id}`)).status).toBe(404);
}); // prettier-ignore

test('who was moved still reads her own leave at the school that she left, and how it ended: nothing else of leave there', async () => {
  const kantor = await sekolah();
  const { ani, url, operator, organisasi } = kantor;
  await ani.grant(12);
  const menunggu = await ani.asked('2026-12-14');
  const rekan = await kantor.member('Rekan');
  await rekan.grant(12);
  const milikRekan = await rekan.asked('2026-12-15');
  await kantor.pindah();
  await at('2026-12-01T00:01:00Z');
  const saya = as(ani);
  const { status, body } = await saya.get(`${url}/cuti/${menunggu.cuti_id}`);
  expect({ status, data: body.data }).toMatchObject({
    status: 200,
    data: { keputusan: null, riwayat: [{ tindakan: 'diajukan' }, { nama: null, keterangan: 'Keanggotaan berakhir' }] },
  });
  expect((await saya.get(`${url}/cuti/daftar`)).body.data).toMatchObject({ data: [{ cuti_id: menunggu.cuti_id }] });
  expect((await saya.get(`${url}/cuti/${milikRekan.cuti_id}`)).status).toBe(404);
  for (const path of ['cuti', 'cuti/belum-setuju', 'cuti/daftar-setuju', 'cuti-saldo', `cuti/${menunggu.cuti_id}/formulir`])
    expect((await saya.get(`${url}/${path}`)).body.error, path).toBe('anggota.inactive');
  const tarik = await saya.put(`${url}/cuti/${menunggu.cuti_id}/ubah-ajuan`, { tindakan: 'tarik' });
  expect(tarik.body.error).toBe('anggota.inactive');
  // Nor does an operator who left read the leave that he decided or made for others.
  const lama = await given.orang('operator', organisasi);
  const diajukan = await as(lama).form('POST', `${url}/cuti`, {
    cuti_kategori_id: String(menunggu.cuti_kategori_id),
    user_id: String(rekan.user_id),
    tgl_awal: '2026-12-16',
    tgl_akhir: '2026-12-16',
    keterangan: 'Atas nama',
  });
  const { cuti_id } = diajukan.body.data as { cuti_id: number };
  expect((await as(lama).get(`${url}/cuti/${cuti_id}`)).status).toBe(200);
  const admin = as(await given.orang('admin', organisasi));
  const akhiri = { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id: organisasi.organisasi_id };
  expect((await admin.put(`/users/${lama.user_id}/ubah-status`, akhiri)).status).toBe(200);
  expect((await as(lama).get(`${url}/cuti/${cuti_id}`)).status).toBe(404);
  expect((await operator.get(`${url}/cuti/${cuti_id}`)).status).toBe(200);
}); // prettier-ignore
