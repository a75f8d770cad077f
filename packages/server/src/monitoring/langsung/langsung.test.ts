import type { PerubahanPeta } from '@hadir/contract/monitoring/pantauan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openSiaran } from '../../platform/siaran/open-siaran.ts';
import { sessionCookieName } from '../../platform/http/access/session-cookie.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { watchLangsung } from '../../testing/watch-langsung.ts';

const { app, deps, db, url, given, as, all, openSesi, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
clock.now = new Date('2026-11-20T00:07:30Z');
const here = await app.listen({ port: 0 });

/** Beside it another server process on the same database, with a listening connection of its own. */
const siaran = openSiaran(db, url);
const beside = await buildApp({ ...deps, siaran });
const there = await beside.listen({ port: 0 });

async function sekolah(fields: Parameters<typeof given.organisasi>[0] = {}) {
  const organisasi = await given.organisasi(fields);
  await jadwal(organisasi);
  const anggota = await given.anggota(organisasi);
  const tap = () =>
    as(anggota).form(
      'POST',
      `/orgs/${organisasi.organisasi_id}/presensi`,
      { waktu_klien: clock.now.toISOString() },
      { 'idempotency-key': crypto.randomUUID() },
    );
  return { organisasi, anggota, tap };
}

type Orang = { user_id: number; tenant_id?: number | null };

/** What somebody sees who opens it in a session of his own. */
async function watch(server: string, orang: Orang, search = '', nama = 'pantauan') {
  return watchLangsung(server, `${sessionCookieName(deps.publicUrl)}=${await openSesi(orang)}`, search, nama);
}
const SOON = { timeout: 15_000 };

test('a tap at one server is on a wall that hangs on another within two seconds', async () => {
  const { organisasi, tap } = await sekolah();
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const wall = await watch(there, admin);
  await expect.poll(() => wall.last()?.data.length, SOON).toBe(1);
  expect(wall.last()?.hari_ini.tiba).toBe(0);
  expect((await tap()).status).toBe(201);
  const tapped = performance.now();
  await expect.poll(() => wall.last()?.hari_ini.tiba, { ...SOON, interval: 20 }).toBe(1);
  // Two seconds on a quiet machine; here others are at work as well.
  expect(performance.now() - tapped).toBeLessThan(6_000);
});

test('what an operator corrects of today, and what he takes back of it, is on a wall as fast as a tap', async () => {
  const { organisasi, anggota, tap } = await sekolah();
  const { tenant_id, organisasi_id } = organisasi;
  const operator = as(await given.orang('operator', organisasi));
  const wall = await watch(there, await given.akun({ tenant_id, is_admin: true }));
  await tap();
  await expect.poll(() => wall.last()?.hari_ini, SOON).toMatchObject({ tiba: 1, terlambat: 1 });
  const isi = { jenis: 'dinas luar', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20', jam_masuk: '06:55:00', keterangan: 'Surat tugas' };
  const klaim = await operator.form('POST', `/orgs/${organisasi_id}/klaim-presensi`, { ...isi, user_id: String(anggota.user_id) });
  expect(klaim.status).toBe(201);
  const corrected = performance.now();
  await expect.poll(() => wall.last()?.hari_ini, { ...SOON, interval: 20 }).toMatchObject({ tiba: 1, terlambat: 0 });
  expect(performance.now() - corrected).toBeLessThan(6_000);
  const { presensi_klaim_id } = klaim.body.data as { presensi_klaim_id: number };
  await operator.post(`/orgs/${organisasi_id}/batal-klaim`, { presensi_klaim_id, keterangan: 'Keliru' });
  await expect.poll(() => wall.last()?.hari_ini, SOON).toMatchObject({ terlambat: 1 });
}); // prettier-ignore

test('each is shown his own alone, and nobody below the tenants anything', async () => {
  const { organisasi } = await sekolah({ nama: 'Sekolah Sendiri' });
  const { organisasi: lain } = await sekolah({ nama: 'Sekolah Lain', tenant_id: organisasi.tenant_id });
  const { organisasi: jauh } = await sekolah({ nama: 'Sekolah Jauh' });
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const tenant = await watch(here, admin, `?tenant_id=${jauh.tenant_id}`);
  const tugas = await watch(here, await given.pemantau(organisasi));
  await expect.poll(() => tenant.last()?.total, SOON).toBe(2);
  await expect.poll(() => tugas.last()?.total, SOON).toBe(1);
  expect(tenant.state.text).toContain(lain.nama);
  expect(tenant.state.text).not.toContain('Sekolah Jauh');
  expect(tugas.state.text).not.toContain('Sekolah Lain');

  for (const peran of ['operator', 'user'] as const) {
    expect((await watch(here, await given.orang(peran, organisasi))).state.status).toBe(403);
  }
  expect((await fetch(`${here}/api/langsung/pantauan`)).status).toBe(401);
  expect((await watch(here, admin, '?count=x')).state.status).toBe(422);
});

test('who is out is out: the next that is shown to others ends his', async () => {
  const { organisasi, tap } = await sekolah();
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const wall = await watch(here, admin);
  await expect.poll(() => wall.last()?.total, SOON).toBe(1);
  await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', admin.user_id).execute();
  await tap();
  await expect.poll(() => wall.state.isEnded, SOON).toBe(true);
  expect(wall.state.text).toContain('event: keluar');
  expect(wall.last()?.hari_ini.tiba).toBe(0);
});

test('of many walls those alone go dark whose session, account or tenant is closed', async () => {
  const { organisasi, tap } = await sekolah();
  const { tenant_id } = organisasi;
  const { organisasi: lain } = await sekolah();
  const [blokir, keluar, tetap, luar] = [
    await given.akun({ tenant_id, is_admin: true }),
    await given.akun({ tenant_id, is_admin: true }),
    await given.akun({ tenant_id, is_admin: true }),
    await given.akun({ tenant_id: lain.tenant_id, is_admin: true }),
  ];
  const walls = await Promise.all([blokir, keluar, tetap, luar].map((orang) => watch(here, orang)));
  for (const wall of walls) await expect.poll(() => wall.last()?.total, SOON).toBe(1);
  await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', blokir.user_id).execute();
  await all.deleteFrom('sesi').where('user_id', '=', keluar.user_id).execute();
  await all
    .updateTable('tenant')
    .set({ status: STATUS_RECORD.diblokir })
    .where('tenant_id', '=', lain.tenant_id)
    .execute();
  await tap();
  await expect.poll(() => walls.map(({ state }) => state.isEnded), SOON).toEqual([true, true, false, true]);
  await expect.poll(() => walls[2]?.last()?.hari_ini.tiba, SOON).toBe(1);
});

test('where nothing changes it is said every few seconds that the connection stands', async () => {
  const { organisasi } = await sekolah();
  const wall = await watch(here, await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true }));
  await expect.poll(() => wall.state.text, { timeout: 8_000 }).toContain('event: detak');
});

test('a map is told of all at first, and then of those alone that stand otherwise', async () => {
  const { organisasi, tap } = await sekolah();
  const { organisasi: lain } = await sekolah({ tenant_id: organisasi.tenant_id });
  await sekolah();
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const map = await watch(here, admin, '', 'peta');
  const perubahan = () => map.told().map((text) => JSON.parse(text) as PerubahanPeta);
  // A wall that others hang beside is shown first what they know, which may be from before these schools.
  const semua = [organisasi.organisasi_id, lain.organisasi_id].toSorted((a, b) => a - b);
  await expect
    .poll(
      () =>
        perubahan()
          .at(-1)
          ?.organisasi_id.toSorted((a, b) => a - b),
      SOON,
    )
    .toEqual(semua);
  expect(perubahan().at(-1)).toMatchObject({ utuh: true, keadaan: ['baru', 'baru'], sebab: [1, 1] });
  await tap();
  const berubah = {
    utuh: false,
    organisasi_id: [organisasi.organisasi_id],
    keadaan: ['baru'],
    kurang: [0],
    sebab: [0],
  };
  await expect.poll(() => perubahan().at(-1), SOON).toMatchObject(berubah);
  expect((await watch(here, await given.orang('operator', organisasi), '', 'peta')).state.status).toBe(403);
});

test('walls come down with their server, which does not wait for them, and at another show what came meanwhile', async () => {
  const { organisasi, tap } = await sekolah();
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const wall = await watch(there, admin);
  await expect.poll(() => wall.last()?.total, SOON).toBe(1);
  await beside.close();
  await siaran.stop();
  await expect.poll(() => wall.state.isEnded, SOON).toBe(true);
  expect((await tap()).status).toBe(201);
  const again = await watch(here, admin);
  await expect.poll(() => again.last()?.hari_ini.tiba, SOON).toBe(1);
});
