import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

test('20.000 lines after a week away: stored in small pieces, each line once, and each day derived once, beside the answer', async () => {
  clock.now = new Date('2026-11-20T00:10:00Z');
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  const { organisasi_id } = organisasi;
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const isi = { nama: 'Gerbang', nomor_seri: 'BESAR0001', lokasi_presensi_id };
  await operator.post(`/orgs/${organisasi_id}/devices`, isi);
  const guru = await Promise.all(
    Array.from({ length: 18 }, (_, n) => given.anggota(organisasi, { pin: String(100 + n) })),
  );
  const body = Array.from({ length: 20_000 }, (_, n) => {
    const detik = new Date(Date.parse('2026-11-13T00:00:00Z') + n * 27_000).toISOString();
    return `${100 + (n % 18)}\t${detik.slice(0, 10)} ${detik.slice(11, 19)}\t0\t1`;
  }).join('\r\n');
  const kirim = async () => {
    const path = '/iclock/cdata?SN=BESAR0001&table=ATTLOG&Stamp=77';
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body });
    return answer.text();
  };
  expect(await kirim()).toBe('OK: 20000\n');

  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah from presensi where organisasi_id = ${organisasi_id}
    group by xmin::text`.execute(all);
  expect(rows.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(20_000);
  expect(Math.max(...rows.map(({ jumlah }) => jumlah))).toBeLessThanOrEqual(1_500);

  // What is asked of the background, all together: the eight days of each, none of them twice.
  const pekerjaan = () =>
    all
      .selectFrom('pekerjaan')
      .select(['masukan', 'status'])
      .where('organisasi_id', '=', organisasi_id)
      .where('jenis', '=', 'hitung-ulang')
      .execute();
  const asked = (await pekerjaan()).flatMap(({ masukan }) => {
    const { user_ids, range } = masukan as { user_ids: number[]; range: { tgl_awal: string; tgl_akhir: string } };
    const hari = (Date.parse(range.tgl_akhir) - Date.parse(range.tgl_awal)) / 86_400_000 + 1;
    return user_ids.map((user_id) => ({ user_id, hari }));
  });
  const hariOf = (id: number) => asked.reduce((sum, { user_id, hari }) => sum + (user_id === id ? hari : 0), 0);
  for (const { user_id } of guru)
    expect([user_id, hariOf(user_id) >= 7 && hariOf(user_id) <= 9]).toEqual([user_id, true]);
  const hadir = async () => {
    const found = await all.selectFrom('kehadiran').select('user_id').where('organisasi_id', '=', organisasi_id).where('jam_masuk', 'is not', null).execute(); // prettier-ignore
    return found.length;
  };
  await expect.poll(hadir, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(18 * 5);

  // The same body again: all is known, nothing is stored or derived.
  const sebelum = (await pekerjaan()).length;
  expect(await kirim()).toBe('OK: 20000\n');
  expect((await pekerjaan()).length).toBe(sebelum);
});
