import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const atas = as(await given.akun({ is_super_admin: true }));
const URL = '/akses/konfigurasi/orgs-simpatika';
const terhubung = (fields = {}) => given.organisasi({ k_sumber_data: SUMBER_DATA.terhubung, ...fields });
const list = async (query: string) => (await atas.get(`${URL}?${query}`)).body.data as Page<KonfigurasiBaris>;

test('linked organisations of every tenant are listed with what the staff system says and their settings of today', async () => {
  const linked = await terhubung({
    timezone: 'Asia/Jayapura',
    status_simpatika: STATUS_SIMPATIKA.menunggu,
    simpatika_id: 'S-1',
  });
  await given.organisasi({ tenant_id: linked.tenant_id });
  const { data } = await list(`tenant_id=${linked.tenant_id}`);
  expect(data).toMatchObject([
    {
      organisasi_id: linked.organisasi_id,
      status_simpatika: STATUS_SIMPATIKA.menunggu,
      simpatika_id: 'S-1',
      timezone: 'Asia/Jayapura',
    },
  ]);
  expect((await list(`tenant_id=${linked.tenant_id}&status_simpatika=${STATUS_SIMPATIKA.menunggu}`)).total).toBe(1);
  expect((await list(`tenant_id=${linked.tenant_id}&status_simpatika=${STATUS_SIMPATIKA.aktif}`)).total).toBe(0);
  expect((await list(`tenant_id=${linked.tenant_id}&is_sinkronisasi=1`)).total).toBe(0);
  const sheet = async (query: string) => {
    const { sheets } = await readXlsx((await atas.get(`${URL}/download?tenant_id=${linked.tenant_id}&${query}`)).raw);
    return sheets[0]?.rows.slice(1).map((row) => [row[1], row[3], row[4], row[5], row[7]]);
  };
  expect(await sheet(`status_simpatika=${STATUS_SIMPATIKA.menunggu}`)).toEqual([
    [linked.nama, 'Menunggu', 'S-1', 'WIT', 'Tidak'],
  ]);
  expect(await sheet(`status_simpatika=${STATUS_SIMPATIKA.aktif}`)).toEqual([]);
});

test('many are changed at once, each with a line in its own log; what is refused of one keeps back none of the others', async () => {
  const [first, second, taken] = [await terhubung(), await terhubung(), await terhubung({ simpatika_id: 'DIPAKAI' })];
  const umum = await given.organisasi();
  const answer = await atas.put(URL, {
    perubahan: [
      {
        organisasi_id: first.organisasi_id,
        status_simpatika: STATUS_SIMPATIKA.aktif,
        timezone: 'Asia/Makassar',
        is_sinkronisasi: true,
      },
      { organisasi_id: second.organisasi_id, is_blokir_finpay: true, simpatika_id: 'DIPAKAI' },
      { organisasi_id: umum.organisasi_id, is_sinkronisasi: true },
      { organisasi_id: taken.organisasi_id, is_leave_management_simpatika: true, simpatika_id: null },
    ],
  });
  expect(answer.body.data).toEqual({
    disimpan: 2,
    gagal: [
      { organisasi_id: second.organisasi_id, nama: second.nama, pesan: 'ID Simpatika ini sudah dipakai instansi lain' },
      { organisasi_id: umum.organisasi_id, nama: null, pesan: 'Instansi ini tidak terhubung dengan Simpatika' },
    ],
  });
  const rowOf = async ({ tenant_id }: { tenant_id: number }) => (await list(`tenant_id=${tenant_id}`)).data[0];
  expect(await rowOf(first)).toMatchObject({
    status_simpatika: STATUS_SIMPATIKA.aktif,
    timezone: 'Asia/Makassar',
    is_sinkronisasi: true,
  });
  expect(await rowOf(second)).toMatchObject({ is_blokir_finpay: false, simpatika_id: null });
  expect(await rowOf(taken)).toMatchObject({ is_leave_management_simpatika: true, simpatika_id: null });

  const logOf = ({ organisasi_id }: { organisasi_id: number }) =>
    all.selectFrom('log_aktivitas').select(['sebelum', 'sesudah']).where('organisasi_id', '=', organisasi_id).execute();
  expect(await logOf(first)).toMatchObject([
    {
      sebelum: { timezone: 'Asia/Jakarta', status_simpatika: null },
      sesudah: { timezone: 'Asia/Makassar', status_simpatika: STATUS_SIMPATIKA.aktif },
    },
  ]);
  expect(await logOf(second)).toEqual([]);
});

test('a zone changes from today on: what was in force before stays for the days before', async () => {
  const { organisasi_id } = await terhubung();
  await atas.put(URL, { perubahan: [{ organisasi_id, timezone: 'Asia/Jayapura' }] });
  const rows = await all
    .selectFrom('pengaturan_organisasi')
    .select(['tgl_mulai', 'tgl_selesai', 'timezone'])
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('tgl_mulai')
    .execute();
  expect(rows).toEqual([
    { tgl_mulai: '2000-01-01', tgl_selesai: '2026-11-19', timezone: 'Asia/Jakarta' },
    { tgl_mulai: '2026-11-20', tgl_selesai: null, timezone: 'Asia/Jayapura' },
  ]);
});

test('only a super admin sees and changes it', async () => {
  const organisasi = await terhubung();
  for (const peran of ['admin', 'operator'] as const) {
    const one = as(await given.orang(peran, organisasi));
    expect((await one.get(URL)).status).toBe(403);
    expect((await one.put(URL, { perubahan: [{ organisasi_id: organisasi.organisasi_id }] })).status).toBe(403);
  }
});
