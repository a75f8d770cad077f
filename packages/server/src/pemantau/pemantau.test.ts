import type { Pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leaveOffices } from '../testing/given/given-cuti.ts';
import { permintaanBuilders } from '../testing/given/given-permintaan.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, surat } = server;
const superAdmin = as(await given.orang('super_admin', await given.organisasi()));

async function added(tugas: object[], hak: string[] = []) {
  const email = `pemantau-${crypto.randomUUID()}@contoh.id`;
  const answer = await superAdmin.post('/pemantau', { nama: 'Pengawas Provinsi', email, tugas, hak });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { ...(answer.body.data as Pemantau), email };
}
const of = ({ tenant_id, organisasi_id }: { tenant_id: number; organisasi_id?: number | null }) => ({
  tenant_id,
  organisasi_id: organisasi_id ?? null,
  tgl_mulai: '2026-11-01',
});

test('a super admin gives somebody places with their days, and he reads just those from his next request on', async () => {
  const satu = await given.organisasi();
  const dua = await given.organisasi();
  surat.length = 0;
  const made = await added([{ ...of(satu), tgl_selesai: '2026-11-30' }]);
  expect(surat).toMatchObject([{ kepada: made.email, judul: 'Aktivasi akun Hadir' }]);
  expect(made).toMatchObject({
    keadaan: 'belum_aktivasi',
    tugas: [{ nama_organisasi: satu.nama, is_berlaku: true, tgl_selesai: '2026-11-30' }],
  });
  const self = as({ user_id: made.user_id });
  const may = async (at: typeof satu) => (await self.get(`/orgs/${at.organisasi_id}/users`)).status;
  expect([await may(satu), await may(dua)]).toEqual([200, 404]);
  expect((await self.get('/tugas-pantau')).body.data).toMatchObject({
    hak: [],
    tugas: [{ nama_organisasi: satu.nama }],
  });

  const url = `/pemantau/${made.user_id}`;
  const berubah = { nama: 'Pengawas', hak: [], tugas: [of(dua), { ...of(satu), tgl_selesai: '2026-11-19' }] };
  expect((await superAdmin.put(url, berubah)).body.data).toMatchObject({ nama: 'Pengawas', tugas: [{}, {}] });
  expect([await may(satu), await may(dua)]).toEqual([404, 200]);

  expect((await superAdmin.delete(url)).status).toBe(200);
  expect((await self.get('/me')).status).toBe(401);
  expect((await superAdmin.get('/pemantau?keadaan=tidak_aktif')).body.data).toMatchObject({
    data: [{ user_id: made.user_id, tugas: [] }],
  });
});

test('only a super admin gives and takes; a viewer reads the list, and nobody else knows of it', async () => {
  const organisasi = await given.organisasi();
  const { user_id } = await added([of(organisasi)]);
  const viewer = as(await given.orang('viewer', organisasi));
  expect((await viewer.get('/pemantau')).status).toBe(200);
  expect((await viewer.delete(`/pemantau/${user_id}`)).status).toBe(403);
  for (const peran of ['admin', 'operator', 'user', 'pemantau'] as const) {
    const orang = as(await given.orang(peran, organisasi));
    expect((await orang.get('/pemantau')).status).toBe(403);
    expect((await orang.get(`/pemantau/${user_id}`)).status).toBe(403);
  }
  // No account but a monitor's is reached this way.
  const admin = await given.orang('admin', organisasi);
  expect((await superAdmin.delete(`/pemantau/${admin.user_id}`)).status).toBe(404);
});

test('a selfie is told of without its photo to a monitor who may not open it, and with it to whom it was granted', async () => {
  const { ask, organisasi, url } = await permintaanBuilders(server)('presensi_manual');
  await ask();
  const adaFoto = async (hak: string[]) => {
    const { user_id } = await added([of(organisasi)], hak);
    const { body } = await as({ user_id }).get(`${url}/presensi/manual?from=2026-11-01&to=2026-11-30`);
    return (body.data as { data: { ada_foto: boolean }[] }).data.map(({ ada_foto }) => ada_foto);
  };
  expect([await adaFoto([]), await adaFoto(['foto'])]).toEqual([[false], [true]]);
}); // prettier-ignore

test('a place that is not there, one twice, days the wrong way round and a taken address are said, and nothing is kept', async () => {
  const organisasi = await given.organisasi();
  const lain = await given.organisasi();
  const tambah = async (tugas: object[], email = 'baru@contoh.id') =>
    (await superAdmin.post('/pemantau', { nama: 'X', email, hak: [], tugas })).body;
  expect(await tambah([{ ...of(organisasi), organisasi_id: lain.organisasi_id }])).toMatchObject({ code: 422 });
  expect((await tambah([of(organisasi), of(organisasi)])).errors).toHaveProperty('tugas');
  expect((await tambah([{ ...of(organisasi), tgl_selesai: '2026-10-01' }])).errors).toHaveProperty(['tugas.0.tgl_selesai']);
  expect((await tambah([of(organisasi)], (await given.akun({ tenant_id: organisasi.tenant_id })).email ?? '')).errors).toHaveProperty('email');
  const kept = await all.selectFrom('users').select('user_id').where('email', '=', 'baru@contoh.id').execute();
  expect(kept).toEqual([]);
}); // prettier-ignore

test('photos, attachments and private numbers are his only where granted by name, and what he opened is in the log', async () => {
  const kantor = await leaveOffices(server)();
  const { organisasi, operator, url } = kantor;
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  await operator.put(`${url}/users/${ani.user_id}`, { nik: '3171014501850012' });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } }).png().toBuffer();
  const gambar = () => new Blob([png], { type: 'image/png' });
  await ani.self.form('POST', `/users/${ani.user_id}/upload-photo`, { file: gambar() });
  const { cuti_id } = await ani.asked('2026-12-01', '2026-12-01', { lampiran: gambar() });
  const foto = `/users/${ani.user_id}/foto`;
  const lampiran = `${url}/cuti/${cuti_id}/lampiran`;
  const seenBy = async (hak: string[]) => {
    const { user_id } = await added([of(organisasi)], hak);
    const self = as({ user_id });
    const { data } = (await self.get(`${url}/users?q=Ani`)).body.data as { data: { nik: string; file_foto: string | null }[] };
    expect(data[0]?.nik).toBe('••••••••••••0012');
    const { nik } = (await self.get(`${url}/users/${ani.user_id}/nik`)).body.data as { nik: string };
    // The photo's address is given to whom it opens.
    expect(data[0]?.file_foto !== null).toBe(hak.includes('foto'));
    return { user_id, seen: [(await self.get(foto)).status, (await self.get(lampiran)).status, nik === '3171014501850012'] };
  };
  expect((await seenBy([])).seen).toEqual([403, 403, false]);
  expect((await seenBy(['foto'])).seen).toEqual([200, 403, false]);
  expect((await seenBy(['lampiran'])).seen).toEqual([403, 200, false]);
  const { user_id, seen } = await seenBy(['foto', 'lampiran', 'nomor']);
  expect(seen).toEqual([200, 200, true]);
  const lines = await all.selectFrom('log_aktivitas').select('kegiatan').where('user_id', '=', user_id).where('hasil', '=', 200).execute();
  expect(lines.map(({ kegiatan }) => kegiatan).toSorted()).toEqual(['Melihat foto anggota', 'Membuka NIK anggota', 'Mengunduh lampiran ajuan cuti'].toSorted());
}); // prettier-ignore

/** Whose pictures and documents show nobody. */
const TANPA_ORANG = [
  'getLogo',
  'getLogoTenant',
  'getBuktiGangguan',
  'getBuktiGangguanTenant',
  'getBuktiOrder',
  'getNpwp',
];

test('every picture and every document that somebody sent in is among what is granted by name', () => {
  const sent = listCalls(contract).filter(({ endpoint }) => endpoint.download?.some((type) => type.startsWith('image/')));
  const open = sent.filter(({ endpoint }) => !endpoint.peka).map(({ name }) => name.split('.')[1]);
  expect(open.toSorted()).toEqual(TANPA_ORANG.toSorted());
}); // prettier-ignore
