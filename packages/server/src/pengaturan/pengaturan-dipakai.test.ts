import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getKop, getKopTenant } from '../platform/print/kop-surat.queries.ts';
import { sweepFotoTask } from '../app/berkas/sweep-foto-task.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all, deps, clock } = await startTestServer();
clock.now = new Date('2026-11-20T02:00:00Z');

async function kantor() {
  const organisasi = await given.organisasi();
  const admin = as(await given.orang('admin', organisasi));
  const ubah = async (isi: object) => {
    expect((await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, isi)).status).toBe(200);
  };
  const sendiri = async (isi: object) => {
    expect((await admin.put(`/pengaturan/${organisasi.organisasi_id}`, isi)).status).toBe(200);
  };
  return { organisasi, ubah, sendiri };
}

test('a password is as long as the strictest of one’s organisations asks, wherever it is set', async () => {
  const satu = await kantor();
  const dua = await given.organisasi({ tenant_id: satu.organisasi.tenant_id });
  const siti = await given.anggota(satu.organisasi);
  await given.anggota(dua, { user_id: siti.user_id });
  const operator = as(await given.orang('admin', satu.organisasi));
  const set = (sandi: string) =>
    operator.put(`/users/${siti.user_id}/update-password`, {
      password_new: sandi,
      password_new_confirmation: sandi,
    });
  await satu.ubah({ sandi_min: 8 });
  await satu.sendiri({ sandi_min: 12 });
  expect(await set('ombak-biru')).toMatchObject({
    status: 422,
    body: { errors: { password_new: ['Minimal 12 karakter, menurut pengaturan instansi ini'] } },
  });
  // The forms say so before anything is typed.
  expect((await as(siti).get('/me/aturan-sandi')).body.data).toEqual({ sandi_min: 12 });
  expect((await set('ombak-biru-jauh')).status).toBe(200);
  await satu.sendiri({ ikut: ['sandi_min'] });
  expect((await set('ombak-ku')).status).toBe(200);
  expect((await set('ombakku')).status).toBe(422);
});

test('selfies go when their own organisation says, and what was replaced when it or the tenant says', async () => {
  const { organisasi, ubah, sendiri } = await kantor();
  const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const { tenant_id } = organisasi;
  const siti = await given.anggota(lain);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const file = () => new Blob([new Uint8Array(png)]);
  const upload = () => as(siti).form('POST', `/users/${siti.user_id}/upload-photo`, { file: file() });
  await upload();
  await upload();
  const row = { tenant_id, jenis: 'foto-presensi', nama: 'x', media_type: 'image/webp', ukuran: 1 };
  const simpan = async (organisasi_id: number) => {
    const berkas_id = crypto.randomUUID();
    await all
      .insertInto('berkas')
      .values({ ...row, berkas_id, organisasi_id, sha256: '0'.repeat(64), dibuat_pada: clock.now })
      .execute();
    return berkas_id;
  };
  const [mine, theirs] = [await simpan(organisasi.organisasi_id), await simpan(lain.organisasi_id)];
  await ubah({ retensi_swafoto_hari: 90, retensi_ganti_hari: 5 });
  await sendiri({ retensi_swafoto_hari: 120 });
  const ada = async () => {
    const rows = await all
      .selectFrom('berkas')
      .select(['berkas_id', 'jenis'])
      .where('tenant_id', '=', tenant_id)
      .where('dihapus_pada', 'is', null)
      .execute();
    const has = (berkas_id: string) => rows.some((one) => one.berkas_id === berkas_id);
    return [has(mine), has(theirs), rows.filter(({ jenis }) => jenis === 'foto-anggota').length];
  };
  const after = (days: number) => sweepFotoTask.run(deps, new Date(Date.now() + days * 86_400_000));
  await after(4);
  expect(await ada()).toEqual([true, true, 2]);
  await after(6);
  expect(await ada()).toEqual([true, true, 1]);
  await after(100);
  expect(await ada()).toEqual([true, false, 1]);
  await after(125);
  expect(await ada()).toEqual([false, false, 1]);
});

test('what is printed carries the lines of the tenant above the name, and its name where it says none', async () => {
  const { organisasi, ubah, sendiri } = await kantor();
  const { tenant_id, organisasi_id } = organisasi;
  const { nama } = await all
    .selectFrom('tenant')
    .select('nama')
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  const atas = async () => [
    (await getKop(all, organisasi_id, clock.now)).atas,
    (await getKopTenant(all, tenant_id, clock.now)).atas,
  ];
  expect(await atas()).toEqual([nama, null]);
  await ubah({ kop_atas: 'Pemerintah Kota\nDinas Pendidikan' });
  expect(await atas()).toEqual(['Pemerintah Kota\nDinas Pendidikan', 'Pemerintah Kota\nDinas Pendidikan']);
  await sendiri({ kop_atas: 'Yayasan Al Hikmah' });
  expect((await atas())[0]).toBe('Yayasan Al Hikmah');
});

test('a page printed in the hour that the zone before and the new one both claim carries the lines of the day that it still is', async () => {
  const { organisasi } = await kantor();
  const { tenant_id, organisasi_id } = organisasi;
  const jakarta = {
    tgl_mulai: '2020-01-01',
    tgl_selesai: '2026-03-15',
    timezone: 'Asia/Jakarta',
    kop_atas: 'Dinas Lama',
  };
  const makassar = { tgl_mulai: '2026-03-16', timezone: 'Asia/Makassar', kop_atas: 'Dinas Baru' };
  await all.deleteFrom('pengaturan_organisasi').where('organisasi_id', '=', organisasi_id).execute();
  for (const versi of [jakarta, makassar]) {
    await all
      .insertInto('pengaturan_organisasi')
      .values({ ...versi, tenant_id, organisasi_id })
      .execute();
  }
  await all
    .insertInto('pengaturan_tenant')
    .values([jakarta, makassar].map((versi) => ({ ...PENGATURAN_BAWAAN, ...versi, tenant_id })))
    .execute();
  const atas = async (saat: string) => [
    (await getKop(all, organisasi_id, new Date(saat))).atas,
    (await getKopTenant(all, tenant_id, new Date(saat))).atas,
  ];
  expect(await atas('2026-03-15T23:30:00+07:00')).toEqual(['Dinas Lama', 'Dinas Lama']);
  expect(await atas('2026-03-16T00:00:00+07:00')).toEqual(['Dinas Baru', 'Dinas Baru']);
});
