import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { mutasiOffices } from '../../testing/atas/given-mutasi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { all } = server;
const { sekolah, at } = mutasiOffices(server);

const textOf = (raw: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().replace(/ +/g, ' ');

const namaOf = async (user_id: number) =>
  (await all.selectFrom('users').select('nama').where('user_id', '=', user_id).executeTakeFirstOrThrow()).nama;

test('leave that ended with a transfer names nobody as its decider on the papers, and the balance is as it was before', async () => {
  const kantor = await sekolah();
  const { ani, operator, operator_id, url } = kantor;
  await ani.grant(12);
  const disetujui = await ani.asked('2026-11-30', '2026-12-02');
  await kantor.act(operator, disetujui.cuti_id, 'setuju');
  const menunggu = await ani.asked('2026-12-14');
  await all.updateTable('anggota').set({ nip: '198001012005011001' }).where('user_id', '=', operator_id).execute();
  await kantor.pindah();
  await at('2026-12-01T00:01:00Z');

  const nama = await namaOf(operator_id);
  const print = async (cuti_id: number) => textOf((await operator.get(`${url}/cuti/${cuti_id}/formulir`)).raw);
  const tolak = await print(menunggu.cuti_id);
  expect(tolak).not.toMatch(/TIDAK DISETUJUI ✓/);
  expect(tolak).not.toContain('198001012005011001');
  expect(tolak.split(nama)).toHaveLength(1);
  expect(tolak).toMatch(/VII\. [^]*Berakhir bersama keanggotaan, 01-12-2026[^]*VIII\. [^]*Berakhir bersama keanggotaan, 01-12-2026/);
  // Three days of the other leave were drawn, and not yet given back; nothing had gone along yet.
  expect(tolak).toMatch(/Cuti tahunan N \(2026\) 9 hari Sebelum cuti ini, pada 01-12-2026/);
  // What was decided stays so, and what ended it is nobody's decision.
  const batal = await print(disetujui.cuti_id);
  expect(batal).toMatch(/VIII\. [^]*DISETUJUI ✓[^]*Berakhir bersama keanggotaan, 01-12-2026/);
  expect(batal).not.toContain('DIBATALKAN');

  const buku = textOf((await operator.get(`${url}/cuti-saldo/buku?tahun=2026&user_id=${ani.user_id}`)).raw);
  expect(buku).toMatch(/14-12-2026 1 berakhir bersama keanggotaan\s+01-12-2026/);
  expect(buku).not.toMatch(/ditolak|dibatalkan/);
}); // prettier-ignore
