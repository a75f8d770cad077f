import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type {
  BelumAktivasi,
  PengirimanAktivasi,
} from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { nomorBaru } from '../../testing/given.ts';
import { kirimAktivasiJob } from './kirim-aktivasi-job.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, surat } = await startTestServer();

type At = Awaited<ReturnType<typeof given.organisasi>>;
const waiting = async (organisasi: At, fields: { nama?: string; email?: string | null; nip?: string } = {}) => {
  const { nip, ...akun } = fields;
  const { user_id, email } = await given.akun({ tenant_id: organisasi.tenant_id, ...akun });
  await given.anggota(organisasi, { user_id, status: STATUS_KEANGGOTAAN.belum_aktivasi, ...(nip && { nip }) });
  return { user_id, email: email ?? '' };
};
async function tenant() {
  const first = await given.organisasi();
  const { tenant_id } = first;
  const second = await given.organisasi({ tenant_id });
  const admin = as(await given.orang('admin', first));
  const url = `/tenant/${tenant_id}/belum-aktivasi`;
  const list = async (query = '') => (await admin.get(`${url}?${query}`)).body.data as Page<BelumAktivasi>;
  const send = (payload: object = {}) => admin.post(`${url}/kirim`, payload);
  const ended = () =>
    vi.waitFor(async () => {
      const [last] = (await admin.get(`${url}/pengiriman`)).body.data as PengirimanAktivasi[];
      expect(last?.status).toBe('selesai');
      return last;
    });
  return { first, second, admin, url, list, send, ended };
}
const suratTo = (email: string) => surat.filter(({ kepada }) => kepada === email);

test('who waits for his activation is listed with his organisation and his last token, and nobody else', async () => {
  const { first, second, list, admin, url } = await tenant();
  const ani = await waiting(first, { nama: 'Ani', nip: '77' });
  await waiting(second, { nama: 'Budi', email: null });
  await given.anggota(first, { nama: 'Citra sudah aktif' });
  await waiting(await given.organisasi(), { nama: 'Dedi dari tenant lain' });
  await admin.put(`/orgs/${first.organisasi_id}/users/${ani.user_id}/aktivasi`);

  expect((await list()).data).toMatchObject([
    { nama: 'Ani', nip: '77', organisasi: first.nama, diterbitkan_pada: expect.any(String), diminta_pada: null },
    { nama: 'Budi', email: null, organisasi_id: second.organisasi_id, diterbitkan_pada: null },
  ]);
  expect((await list(`organisasi_id=${second.organisasi_id}`)).data).toMatchObject([{ nama: 'Budi' }]);
  expect((await list('is_email=1')).data).toMatchObject([{ nama: 'Ani' }]);
  expect((await list('q=budi')).total).toBe(1);
  const { sheets } = await readXlsx((await admin.get(`${url}/download?is_email=1`)).raw);
  expect(sheets[0]?.rows.slice(1)).toMatchObject([
    { 0: 'Ani', 1: '77', 2: ani.email, 3: first.nama, 5: '20-11-2026 09:00:00 WIB', 7: null },
  ]);
});

test('links go to all who wait and have an address, a second time the same ones', async () => {
  const { first, second, send, ended } = await tenant();
  const orang = await Promise.all(
    Array.from({ length: 60 }, () => waiting(first, { email: `banyak-${nomorBaru()}@contoh.id` })),
  );
  const lain = await waiting(second);
  await waiting(second, { email: null });
  expect((await send()).status).toBe(200);
  expect(await ended()).toMatchObject({ selesai: 61, total: 61, hasil: { terkirim: 61, baru_saja: 0 } });
  for (const { email } of [...orang, lain]) expect(suratTo(email)).toHaveLength(1);

  expect((await send({ pilihan: [lain.user_id] })).status).toBe(200);
  await vi.waitFor(() => expect(suratTo(lain.email)).toHaveLength(2));
  const [one, two] = suratTo(lain.email);
  expect(two?.teks).toBe(one?.teks);
});

test('they go to one organisation alone, or to those who were chosen; a chosen number of another tenant is nobody', async () => {
  const { first, second, send, ended } = await tenant();
  const [here, there] = [await waiting(first), await waiting(second)];
  const foreign = await waiting(await given.organisasi());
  await send({ organisasi_id: first.organisasi_id });
  await ended();
  expect([suratTo(here.email).length, suratTo(there.email).length]).toEqual([1, 0]);
  const refused = await send({ pilihan: [foreign.user_id] });
  expect(refused).toMatchObject({ status: 433, body: { error: 'anggota.none_reachable' } });
  expect(suratTo(foreign.email)).toEqual([]);
});

test('who was mailed three times within the hour is left out, and counted as such', async () => {
  const { first, send, ended } = await tenant();
  const { user_id, email } = await waiting(first);
  const answers: unknown[] = [];
  for (let kali = 0; kali < 4; kali += 1) {
    await send({ pilihan: [user_id] });
    answers.push((await ended())?.hasil);
    await all
      .updateTable('pekerjaan')
      .set({ dibuat_pada: '2026-01-01' })
      .where('jenis', '=', 'kirim-aktivasi')
      .execute();
  }
  expect(answers[3]).toEqual({ terkirim: 0, baru_saja: 1 });
  expect(suratTo(email)).toHaveLength(3);
});

test('an operator has the links of those he chose mailed in one act, and is told how many have no address', async () => {
  const { first, second, admin, url } = await tenant();
  const operator = as(await given.orang('operator', first));
  const kirim = (user_id: number[]) => operator.post(`/orgs/${first.organisasi_id}/users/kirim-aktivasi`, { user_id });
  const [ani, budi, tak] = [await waiting(first), await waiting(first), await waiting(first)];
  const tanpa = await waiting(first, { email: null });
  const aktif = await given.anggota(first);
  await all.updateTable('users').set({ password_hash: 'x' }).where('user_id', '=', aktif.user_id).execute();
  const sana = await waiting(second);
  // Another organisation's too: his account is not this operator's.
  const bersama = await waiting(first);
  await given.anggota(second, { user_id: bersama.user_id });
  const pilihan = [ani, budi, tanpa, aktif, sana, bersama].map(({ user_id }) => user_id);

  expect((await kirim(pilihan)).body.data).toEqual({ jumlah: 2, tanpa_email: 1 });
  await vi.waitFor(() => expect([suratTo(ani.email).length, suratTo(budi.email).length]).toEqual([1, 1]));
  const [surat] = suratTo(ani.email);
  expect(surat?.teks).toContain('/aktivasi?token=');
  const { nama } = await all
    .selectFrom('organisasi')
    .select('nama')
    .where('organisasi_id', '=', first.organisasi_id)
    .executeTakeFirstOrThrow();
  expect(surat?.teks).toContain(`Anda didaftarkan sebagai anggota ${nama} di Hadir.`);
  for (const { email } of [tak, sana, bersama]) expect(suratTo(email)).toEqual([]);
  expect((await admin.get(`${url}/pengiriman`)).body.data).toEqual([]);

  expect((await kirim([tanpa.user_id])).body.error).toBe('anggota.none_reachable');
  const guru = as(await given.anggota(first));
  const ditolak = await guru.post(`/orgs/${first.organisasi_id}/users/kirim-aktivasi`, { user_id: [ani.user_id] });
  expect(ditolak.status).toBe(403);
});

test('a sending that waits says where it stands in the queue', async () => {
  const { first, admin, url } = await tenant();
  const { tenant_id } = first;
  const { jenis } = kirimAktivasiJob;
  await all.insertInto('pekerjaan').values({ tenant_id, jenis, masukan: '{}', status: 'menunggu' }).execute();
  const { body } = await admin.get(`${url}/pengiriman`);
  expect(body.data).toMatchObject([{ status: 'menunggu', antrean: { urutan: expect.any(Number) } }]);
});
