import { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import { imporAnggota } from '@hadir/contract/anggota/impor/impor-anggota.contract.ts';
import { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { grup } from '@hadir/contract/grup/grup.contract.ts';
import { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { expect, test } from 'vitest';
import { envelopeOf, SURAT_DI_KOTAK, TANPA_SERVER_SURAT, TANPA_SURAT_KEPADA_TAMU } from './envelope.ts';

test.each([
  ['what was saved', grup.addGrup, {}, 'Data Berhasil disimpan'],
  ['what was deleted', grup.removeGrup, {}, 'Data berhasil dihapus'],
  ['what was approved', cuti.changeAjuanCuti, { tindakan: 'setuju' }, 'Ajuan cuti disetujui'],
  ['what was cancelled', cuti.changeAjuanCuti, { tindakan: 'batal' }, 'Cuti dibatalkan'],
  ['a dry run', imporAnggota.importAnggota, { is_uji_coba: true }, 'Uji coba: belum ada yang disimpan'],
  ['an import', imporAnggota.importAnggota, { is_uji_coba: false }, 'Data Berhasil disimpan'],
])('%s is told as what it was', (_what, endpoint, asked, message) => {
  expect(envelopeOf(endpoint, asked, null, { isServer: true }).message).toBe(message);
});

test.each([
  ['its approvers', ['Siti', 'Budi'], 'Ajuan cuti terkirim kepada Siti dan Budi'],
  ['the first three and how many more', ['A', 'B', 'C', 'D', 'E'], 'Ajuan cuti terkirim kepada A, B, C, dan 2 lainnya'],
  ['nobody where nobody decides', [], 'Ajuan cuti terkirim'],
])('a request that is sent names %s', (_whom, names, message) => {
  const answered = { persetujuan: { penyetuju: names.map((nama) => ({ nama })) } };
  expect(envelopeOf(cuti.submitCuti, {}, answered, { isServer: true }).message).toBe(message);
  expect(envelopeOf(cuti.changeAjuanCuti, { tindakan: 'ajukan' }, answered, { isServer: true }).message).toBe(message);
  const klaim = envelopeOf(klaimPresensi.submitKlaim, {}, answered, { isServer: true });
  expect(klaim.message).toBe(
    message.startsWith('Ajuan cuti terkirim k') ? message.replace('cuti', 'perubahan') : 'Perubahan hari disimpan',
  );
});

test('where no mail server is configured, a message that promises a mail says that it does not arrive', () => {
  const kirim = (isServer: boolean, isKotak = false) =>
    envelopeOf(pengelola.sendAktivasi, { user_id: 1 }, null, { isServer, isKotak }).message;
  expect(kirim(true)).toBe('Tautan aktivasi dikirim');
  expect(kirim(false)).toBe(`Tautan aktivasi dikirim. ${TANPA_SERVER_SURAT}`);
  expect(kirim(false, true)).toBe(`Tautan aktivasi dikirim. ${SURAT_DI_KOTAK}`);
  const mendaftar = envelopeOf(permintaanAkses.submitPermintaanAkses, {}, null, { isServer: false }).message;
  expect(mendaftar).toContain(TANPA_SURAT_KEPADA_TAMU);
});

test('where none of many was approved, the answer does not say that it was', () => {
  const tolak = { cuti_id: 1, pesan: 'Sudah ditarik' };
  const cutiPesan = (disetujui: number[]) =>
    envelopeOf(cuti.approveBanyakCuti, {}, { disetujui, ditolak: [tolak] }, { isServer: true }).message;
  expect([cutiPesan([]), cutiPesan([2])]).toEqual(['Tidak ada ajuan cuti yang disetujui', 'Ajuan cuti diputuskan']);
  const swafoto = (diputuskan: number[]) =>
    envelopeOf(
      presensiManual.decideBanyakManual,
      { status: STATUS_PRESENSI_MANUAL.disetujui },
      { diputuskan, dilewati: [] },
      { isServer: true },
    );
  expect(swafoto([]).message).toBe('Tidak ada presensi yang diputuskan');
  expect(swafoto([2]).message).toBe('Presensi disetujui');
});
