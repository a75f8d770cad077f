import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../testing/given-dampak.ts';
import { givenJalan } from '../testing/given-jalan.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const level = (urutan: number, nama: string): JalanPersetujuan['jenjang'][number] => ({
  urutan,
  jenis: 'orang',
  user_id: urutan + 30,
  peran: null,
  pengganti_user_id: null,
  eskalasi_hari: null,
  nama,
  nama_pengganti: null,
});
const jalan = givenJalan({
  jenjang: [level(0, 'Kepala'), level(1, 'Siti')],
  urutan: 1,
  penyetuju: [{ user_id: 7, nama: 'Siti', jumlah_jenjang: 1 }],
  sebab: 'jenjang',
  putusan: [
    {
      urutan: 0,
      jumlah_jenjang: 1,
      is_setuju: true,
      sebab: 'pengganti',
      keterangan: 'Surat tugas ada',
      user_id: 31,
      nama: 'Wakil',
      pada: '2026-11-19T03:00:00Z',
    },
  ],
});
const klaim: KlaimPresensi = {
  presensi_klaim_id: 5,
  jenis: 'dinas luar',
  tgl_mulai: '2026-11-17',
  tgl_selesai: '2026-11-17',
  sehari: true,
  jam_masuk: null,
  jam_pulang: null,
  keterangan: 'Rapat',
  lampiran: null,
  status: 'diajukan',
  catatan: null,
  dibuat_oleh: 'Ani',
  dibuat_pada: '2026-11-19T02:00:00Z',
  diputuskan_oleh: null,
  diputuskan_pada: null,
  anggota: [{ user_id: 21, nama: 'Ani', nip: null }],
  persetujuan: jalan,
};

const givenApprover = (rows: KlaimPresensi[]) =>
  givenServer({
    auth: givenSession({ peran: 'user', role: 4 }),
    persetujuan: { countMenunggu: () => ({ cuti: 0, presensi_manual: 0, klaim: rows.length, tukar_shift: 0 }) },
    presensiManual: { listManualMenungguSaya: () => givenPage([]) },
    klaimPresensi: {
      listKlaimMenungguSaya: () => givenPage(rows),
      decideKlaim: () => ({ ...klaim, status: 'ditolak', dampak: givenDampak() }),
    },
  });
const open = (bagian?: string) => renderScreen('persetujuan', { organisasi_id: 9 }, bagian ? { bagian } : {});

test('a member whom a chain names finds what waits for him, sees its way, and refuses it with a remark', async () => {
  const server = givenApprover([klaim]);
  const screen = await open('klaim');
  await expect.element(screen.getByRole('link', { name: 'Ubah Presensi (1)' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jalur' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Ani' }).click();
  const panel = screen.getByRole('dialog', { name: 'Ani' });
  await expect.element(panel.getByText('Menunggu keputusan Siti')).toBeVisible();
  const decided = panel.getByRole('list', { name: 'Keputusan' });
  await expect.element(decided.getByText('Disetujui')).toBeVisible();
  await expect.element(decided.getByText(/oleh Wakil sebagai pengganti/)).toBeVisible();
  await expect.element(decided.getByText('“Surat tugas ada”')).toBeVisible();
  await expectNoAxeFindings();
  await panel.getByRole('button', { name: 'Tolak' }).click();
  const asking = screen.getByRole('dialog', { name: 'Tolak klaim ini?' });
  await asking.getByRole('textbox').fill('Bukan dinas');
  await asking.getByRole('button', { name: 'Tolak' }).click();
  await expect
    .poll(() => server.lastOf('klaimPresensi.decideKlaim'))
    .toMatchObject({ presensi_klaim_id: 5, keputusan: 'tolak', keterangan: 'Bukan dinas', urutan: 1 });
});

test('where nothing waits it says so, and where it cannot be read it offers to try again', async () => {
  const server = givenApprover([]);
  const screen = await open();
  await expect.element(screen.getByText('Tidak ada presensi swafoto yang menunggu keputusan Anda.')).toBeVisible();
  await expectNoAxeFindings();
  server.answers.klaimPresensi = {
    listKlaimMenungguSaya: () => {
      throw new Refusal('langganan.locked');
    },
  };
  await screen.getByRole('link', { name: 'Ubah Presensi' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});
