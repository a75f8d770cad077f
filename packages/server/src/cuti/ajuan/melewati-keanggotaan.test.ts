import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import type { CutiMenunggu, DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { expect, test } from 'vitest';
import { mutasiOffices } from '../../testing/atas/given-mutasi.ts';
import { lembarCuti } from '../surat/lembar-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { sekolah } = mutasiOffices(server);

test('leave beyond a confirmed transfer says so in its form, in the queue and on its own screen, and leave before it does not', async () => {
  const { ani, operator, operator_id, url, organisasi, submitted, confirm } = await sekolah();
  await ani.grant(12);
  const bahan = async () =>
    (await ani.self.get(`${url}/cuti/bahan?tgl_awal=2026-11-01&tgl_akhir=2026-12-31`)).body.data as BahanCuti;
  const { mutasi_id } = await submitted();
  // What is not agreed to is the two places' own.
  expect((await bahan()).keanggotaan_berakhir).toBeNull();
  await confirm(mutasi_id);
  const berakhir = { tgl_akhir: '2026-11-30', tempat: organisasi.nama, tujuan: 'Sekolah Tujuan' };
  expect((await bahan()).keanggotaan_berakhir).toEqual(berakhir);

  const melewati = await ani.asked('2026-11-30', '2026-12-01');
  const sebelum = await ani.asked('2026-11-26');
  const { data } = (await operator.get(`${url}/cuti/belum-setuju`)).body.data as { data: CutiMenunggu[] };
  const tercatat = new Map(data.map((one) => [one.cuti_id, one.keanggotaan_berakhir]));
  expect([tercatat.get(melewati.cuti_id), tercatat.get(sebelum.cuti_id)]).toEqual([berakhir, null]);
  const satu = async (cuti_id: number) => (await operator.get(`${url}/cuti/${cuti_id}`)).body.data as DetailCuti;
  const rinci = await satu(melewati.cuti_id);
  expect(rinci.keanggotaan_berakhir).toEqual(berakhir);
  // So does the page behind the link in a mail.
  expect(JSON.stringify(lembarCuti(rinci, operator_id))).toContain(
    `Keanggotaan Ani di ${organisasi.nama} berakhir 30-11-2026 (pindah ke Sekolah Tujuan); hari sesudahnya tidak berlaku`,
  );
  expect((await satu(sebelum.cuti_id)).keanggotaan_berakhir).toBeNull();

  const dipinjamkan = await sekolah();
  await dipinjamkan.pindah({ jenis: 'perbantuan', tgl_selesai: '2026-12-31' });
  const rentang = 'tgl_awal=2026-11-01&tgl_akhir=2026-12-31';
  const lain = await dipinjamkan.ani.self.get(`${dipinjamkan.url}/cuti/bahan?${rentang}`);
  expect((lain.body.data as BahanCuti).keanggotaan_berakhir).toBeNull();
}); // prettier-ignore
