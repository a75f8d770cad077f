import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all, clock } = await startTestServer();

test('a tenant shows itself to its admin and those above, with what it has, and to no member', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id } = organisasi;
  await given.organisasi({ tenant_id });
  const { user_id } = await given.anggota(organisasi);
  await given.anggota(await given.organisasi({ tenant_id }), { user_id });
  await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif });
  const path = `/tenant/${tenant_id}`;
  const above = (['admin', 'super_admin', 'viewer'] as const).map((peran) => given.orang(peran, organisasi));
  for (const orang of [...above, given.pemantau({ tenant_id, organisasi_id: null })]) {
    expect((await as(await orang).get(path)).body.data).toMatchObject({
      tenant_id,
      jumlah_organisasi: 3,
      jumlah_anggota: 1,
    });
  }
  expect((await as(await given.orang('operator', organisasi)).get(path)).status).toBe(403);
});

test('those above the tenants see each of them with its day, and nobody below does', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  const { user_id } = await given.anggota(organisasi);
  await all
    .insertInto('kehadiran')
    .values({ tenant_id, organisasi_id, user_id, tanggal: '2026-11-20', status: 'hadir', penjelasan: '{}' })
    .execute();
  const { kode_tenant } = await all
    .selectFrom('tenant')
    .select('kode_tenant')
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  for (const peran of ['super_admin', 'viewer'] as const) {
    const answer = await as(await given.orang(peran, organisasi)).get(`/tenant?q=${kode_tenant}`);
    expect(answer.body.data).toMatchObject({
      tanggal: '2026-11-20',
      total: 1,
      data: [{ tenant_id, jumlah_organisasi: 1, hari_ini: { anggota: 1, hadir: 1 } }],
    });
  }
  for (const peran of ['admin', 'operator', 'user', 'pemantau'] as const) {
    expect((await as(await given.orang(peran, organisasi)).get('/tenant')).status).toBe(403);
  }

  const atas = as(await given.orang('super_admin', organisasi));
  const viewer = as(await given.orang('viewer', organisasi));
  const totalOf = async (who: typeof atas) =>
    (await who.get(`/tenant?q=${kode_tenant}`)).body.data as { total: number; ringkasan: { hadir: number } };
  const terbuka = await totalOf(viewer);
  await all
    .updateTable('tenant')
    .set({ status: STATUS_RECORD.diblokir, keterangan_status: 'Tunggakan' })
    .where('tenant_id', '=', tenant_id)
    .execute();
  expect(await totalOf(viewer)).toMatchObject({ total: 0, ringkasan: { hadir: terbuka.ringkasan.hadir - 1 } });
  expect(await totalOf(atas)).toMatchObject({ total: 1 });
});

test('tenants are put in order by what their day came to, those without one last', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const tempat = [await given.organisasi(), await given.organisasi(), await given.organisasi()] as const;
  const absen = [1, 3, 0] as const;
  for (const [at, { tenant_id, organisasi_id }] of tempat.entries()) {
    await all
      .updateTable('tenant')
      .set({ nama: `Urutan ${at}` })
      .where('tenant_id', '=', tenant_id)
      .execute();
    for (let one = 0; one < (absen[at] ?? 0); one += 1) {
      const { user_id } = await given.anggota(tempat[at] ?? tempat[0]);
      await all
        .insertInto('kehadiran')
        .values({ tenant_id, organisasi_id, user_id, tanggal: '2026-11-20', status: 'absen', penjelasan: '{}' })
        .execute();
    }
  }
  const atas = as(await given.orang('super_admin', tempat[0]));
  const urut = async (sort: string) => {
    const { data } = (await atas.get(`/tenant?q=Urutan&sort=${sort}`)).body.data as { data: { nama: string }[] };
    return data.map(({ nama }) => nama);
  };
  expect(await urut('-absen')).toEqual(['Urutan 1', 'Urutan 0', 'Urutan 2']);
  expect(await urut('absen')).toEqual(['Urutan 0', 'Urutan 1', 'Urutan 2']);
  expect(await urut('-nama')).toEqual(['Urutan 2', 'Urutan 1', 'Urutan 0']);
  expect((await atas.get('/tenant?sort=kuota')).status).toBe(422);
});

test('whoever becomes a member is counted at once everywhere, though nobody looked at his school yet', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const organisasi = await given.organisasi();
  const admin = as(await given.orang('admin', organisasi));
  const { tenant_id, organisasi_id } = organisasi;
  const made = await admin.post('/operators', { organisasi_id, nama: 'Op  Baru', email: 'op.baru@contoh.id' });
  expect(made.status).toBe(201);
  expect((await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data).toMatchObject({
    jumlah_anggota: 1,
    hari_ini: { anggota: 1 },
    organisasi: [{ organisasi_id, hari_ini: { anggota: 1 } }],
  });
  // Written with two blanks, kept with one, and found either way.
  for (const q of ['Op Baru', 'Op  Baru'])
    expect((await admin.get(`/tenant/${tenant_id}/users?q=${encodeURIComponent(q)}`)).body.data).toMatchObject({ total: 1, data: [{ nama: 'Op Baru' }] }); // prettier-ignore
});
