import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, all, app } = await startTestServer();
const { jadwal } = presensiBuilders(all);

test('what a paper says and Hadir no longer does is marked too, and what it does not say yet is told', async () => {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  await given.anggota(organisasi, { nama: 'Ani' });
  const { user_id } = await given.orang('operator', organisasi);
  const { tenant_id, organisasi_id } = organisasi;
  // Printed when there was a column that is left out today, being empty, and when a line was that is not today.
  const dokumen_id = crypto.randomUUID();
  const dokumen = { dokumen_id, tenant_id, organisasi_id, user_id, judul: 'Kehadiran Harian' };
  const ringkasan = JSON.stringify([{ label: 'Terlambat', nilai: '3' }]);
  const actor = { user_id, peran: 'operator' };
  const minta = { tanggal: '2026-11-20' };
  const sumber = JSON.stringify({ jenis: 'harian', minta, actor, timezone: 'Asia/Jakarta' });
  await all
    .insertInto('dokumen')
    .values({ ...dokumen, ringkasan, sumber })
    .execute();

  const { body } = await app.inject(`/verifikasi/${dokumen_id}`);
  expect(body).toContain('Catatan Hadir sudah berubah sejak dicetak');
  expect(body).toContain('<dt>Terlambat</dt><dd>3 <strong>(sekarang tidak ada)</strong></dd>');
  expect(body).toContain('<dt>Ringkasan</dt><dd>Tidak ada <strong>(sekarang ');
});
