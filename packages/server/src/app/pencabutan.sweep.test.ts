import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { ACCESS_KEYS, type AccessKey, type Izin } from '@hadir/rules/akses/izin.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { describe, expect, test } from 'vitest';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, app, clock } = server;
const { kantor, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T15:00:00Z');

const PDF = '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** A school with one of each that is given out: an attachment, a report, a list, a calendar of everybody. */
async function sekolah() {
  const organisasi = await kantor();
  const siti = await given.anggota(organisasi);
  await tutup(organisasi);
  const akun = await given.orang('operator', organisasi);
  const operator = as(akun);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const fields = {
    user_id: String(siti.user_id),
    tgl_mulai: '2026-11-17',
    jenis: 'dinas luar',
    keterangan: 'Rapat',
    sehari: '1',
  };
  const klaim = await operator.form('POST', `${url}/klaim-presensi`, {
    ...fields,
    lampiran: new File([PDF], 'surat.pdf'),
  });
  const { presensi_klaim_id } = klaim.body.data as { presensi_klaim_id: number };
  const asked = await operator.post(`${url}/laporan`, { jenis: 'rekap', format: 'xlsx', bulan: '2026-11' });
  const { laporan_id } = asked.body.data as Laporan;
  const path = `${url}/laporan/${laporan_id}/unduh`;
  await expect.poll(async () => (await operator.get(path)).status, { timeout: 15_000 }).toBe(200);
  const kalender = await operator.post(`${url}/cuti/kalender-langganan`, { isi: 'instansi' });
  const ics = new URL((kalender.body.data as { alamat: string }).alamat).pathname;
  const statusOf = async (yang: string) => {
    if (yang === 'kalender') return (await app.inject({ url: ics })).statusCode;
    return (await operator.get(OPENED[yang]?.(url, { presensi_klaim_id, laporan_id }) ?? '')).status;
  };
  return { organisasi, akun, operator, url, statusOf };
}
type Ids = { presensi_klaim_id: number; laporan_id: string };
const OPENED: Record<string, (url: string, ids: Ids) => string> = {
  lampiran: (url, { presensi_klaim_id }) => `${url}/klaim-presensi/${presensi_klaim_id}/lampiran`,
  laporan: (url, { laporan_id }) => `${url}/laporan/${laporan_id}/unduh`,
  'daftar anggota': (url) => `${url}/users/download`,
  kalender: () => '',
};
type Sekolah = Awaited<ReturnType<typeof sekolah>>;

const OF: Record<string, Izin> = {
  lampiran: 'presensi-klaim.index',
  laporan: 'presensi-rekap.index',
  'daftar anggota': 'user.index',
  kalender: 'cuti-ajuan.index',
};

test.each(Object.keys(OPENED))(
  '%s is closed as soon as the permission that opened it is taken, and open again with it',
  async (yang) => {
    const { organisasi, statusOf } = await sekolah();
    expect(await statusOf(yang)).toBe(200);
    await given.izin(organisasi.tenant_id, 'operator', OF[yang] as Izin, false);
    expect([403, 404]).toContain(await statusOf(yang));
    await given.izin(organisasi.tenant_id, 'operator', OF[yang] as Izin, true);
    expect(await statusOf(yang)).toBe(200);
  },
);

const TAKEN: [string, (at: Sekolah) => Promise<unknown>][] = [
  [
    'the role',
    ({ akun }) =>
      all.updateTable('anggota').set({ role: KODE_PERAN.user }).where('user_id', '=', akun.user_id).execute(),
  ],
  [
    'the membership',
    ({ akun }) =>
      all
        .updateTable('anggota')
        .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
        .where('user_id', '=', akun.user_id)
        .execute(),
  ],
  [
    'the account',
    ({ akun }) =>
      all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', akun.user_id).execute(),
  ],
];
test.each(TAKEN)('%s that is taken closes all of them', async (_, take) => {
  const made = await sekolah();
  const yangDibuka = Object.keys(OPENED);
  expect(await Promise.all(yangDibuka.map(made.statusOf))).toEqual(yangDibuka.map(() => 200));
  await take(made);
  for (const yang of yangDibuka) expect([401, 403, 404, 433], yang).toContain(await made.statusOf(yang));
});

describe('every file that a permission opens', async () => {
  const organisasi = await given.organisasi();
  const akun = await given.orang('operator', organisasi);
  const files = listCalls(contract).filter(
    ({ endpoint: { download, scope, access } }) => download && scope === 'organisasi' && access,
  );
  test.each(files)('$name is closed without it, whatever is asked', async ({ endpoint: { method, path, access } }) => {
    const url = path.replace('{organisasi_id}', String(organisasi.organisasi_id)).replace(/\{\w+\}/g, '1');
    const izin = ACCESS_KEYS[access as AccessKey] ?? (access as Izin);
    await given.izin(organisasi.tenant_id, 'operator', izin as Izin, true);
    expect((await as(akun).call(method, url)).status).not.toBe(403);
    await given.izin(organisasi.tenant_id, 'operator', izin as Izin, false);
    expect((await as(akun).call(method, url)).body.error).toBe('akses.denied');
  });
});
