import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../testing/given/given-dampak.ts';
import { givenJalan, givenJenjang, givenPutusan } from '../testing/given/given-jalan.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { untilTerbaca } from '../testing/until-terbaca.ts';

const level = (urutan: number, nama: string) => givenJenjang({ urutan, nama, user_id: urutan + 30 });
const jalan = givenJalan({
  jenjang: [level(0, 'Kepala'), level(1, 'Siti')],
  urutan: 1,
  versi: 2,
  penyetuju: [{ user_id: 7, nama: 'Siti', jumlah_jenjang: 1 }],
  sebab: 'jenjang',
  putusan: [givenPutusan({ sebab: 'pengganti', keterangan: 'Surat tugas ada', user_id: 31, nama: 'Wakil' })],
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
  diputuskan_user_id: null,
  diputuskan_pada: null,
  anggota: [{ user_id: 21, nama: 'Ani', nip: null }],
  hari_beku: null,
  persetujuan: jalan,
};

const givenApprover = (rows: KlaimPresensi[]) =>
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    persetujuan: {
      countMenunggu: () => ({
        cuti: 0,
        presensi_manual: 0,
        klaim: rows.length,
        tukar_shift: 0,
        ditinjau: 0,
        gangguan: 0,
        wajah: 0,
        tertahan: 0,
        kesepakatan: 0,
        beku: { cuti: 0, klaim: 0 },
        is_penyetuju: false,
      }),
    },
    presensiManual: { listManualMenungguSaya: () => givenPage([]) },
    klaimPresensi: {
      listKlaimMenungguSaya: () => givenPage(rows),
      decideKlaim: ({ preview }) => ({ ...klaim, status: 'ditolak', dampak: preview ? dampakLalu() : givenDampak() }),
    },
  });
/** The decisions that were sent; a look at what one would do is none. */
const diputus = (server: ReturnType<typeof givenApprover>) =>
  server.asked.filter(({ name, input }) => name === 'klaimPresensi.decideKlaim' && input['preview'] !== true);
const open = (bagian?: string, milik: { user_id?: string } = {}) =>
  renderScreen('persetujuan', { organisasi_id: 9 }, bagian ? { bagian, ...milik } : {});

test('a member whom a chain names finds what waits for him, sees its way, and refuses it with a remark', async () => {
  const server = givenApprover([klaim]);
  const screen = await open('klaim');
  await expect.element(screen.getByRole('link', { name: 'Ubah Presensi (1)' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jalur persetujuan' })).not.toBeInTheDocument();
  const bukti = screen.getByRole('region', { name: /^Bukti Klaim Ani/ });
  await expect.element(bukti.getByText('Menunggu keputusan Siti')).toBeVisible();
  const decided = bukti.getByRole('list', { name: 'Keputusan' });
  await expect.element(decided.getByText('Disetujui')).toBeVisible();
  await expect.element(decided.getByText(/oleh Wakil sebagai pengganti/)).toBeVisible();
  await expect.element(decided.getByText('“Surat tugas ada”')).toBeVisible();
  const akibat = bukti.getByRole('region', { name: 'Akibatnya' });
  await expect.element(akibat.getByText('Bila disetujui, harinya menjadi:')).toBeVisible();
  await expect.element(akibat.getByText(/terlambat 20 menit/)).toBeVisible();
  // What it has not takes no place before what it is decided by.
  await expect.element(bukti.getByText('Lampiran')).not.toBeInTheDocument();
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: /^Tolak Klaim Ani/ }).click();
  const asking = screen.getByRole('dialog', { name: 'Tolak klaim ini?' });
  const siapa = asking.getByRole('list', { name: 'Yang diputuskan' });
  await expect.element(siapa.getByText('Klaim Ani Selasa, 17 November 2026')).toBeVisible();
  await asking.getByRole('textbox').fill('Bukan dinas');
  await asking.getByRole('button', { name: 'Tolak' }).click();
  await expect.element(screen.getByText('Klaim Ani Selasa, 17 November 2026 ditolak')).toBeVisible();
  expect(diputus(server)).toEqual([]);
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await screen.getByRole('button', { name: /^Tolak Klaim Ani/ }).click();
  await asking.getByRole('textbox').fill('Bukan dinas');
  await asking.getByRole('button', { name: 'Tolak' }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect
    .poll(() => diputus(server).at(-1)?.input)
    .toMatchObject({ presensi_klaim_id: 5, keputusan: 'tolak', keterangan: 'Bukan dinas', urutan: 1, versi: 2 });
});

test('who decides in place of whom the owner chose himself reads why', async () => {
  givenApprover([
    { ...klaim, persetujuan: { ...jalan, urutan: 0, sebab: 'operator', pilihan_sendiri: 'kepala', putusan: [] } },
  ]);
  const screen = await open('klaim');
  const bukti = screen.getByRole('region', { name: /^Bukti Klaim Ani/ });
  const sebab = 'Menunggu keputusan Siti. Bukan kepala grupnya, karena yang mengajukan sendiri yang menunjuknya.';
  await expect.element(bukti.getByText(sebab)).toBeVisible();
});

test('one click in its row approves, the next opens by itself, and it is taken back; by keys, and all at once', async () => {
  const banyak = [5, 6, 7].map((presensi_klaim_id) => ({
    ...klaim,
    presensi_klaim_id,
    anggota: [{ user_id: 20 + presensi_klaim_id, nama: `Ani ${presensi_klaim_id}`, nip: null }],
  }));
  const server = givenApprover(banyak);
  const screen = await open('klaim');
  await screen.getByRole('button', { name: /^Setujui Klaim Ani 5/ }).click();
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani 6/ })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani 7/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await expect.element(screen.getByRole('button', { name: /^Setujui Klaim Ani 5/ })).toBeVisible();
  expect(diputus(server)).toEqual([]);

  await screen.getByRole('button', { name: 'Pilih semua (3)' }).click();
  await screen.getByRole('button', { name: 'Setujui yang dipilih' }).click();
  await expect.element(screen.getByText('3 ajuan disetujui')).toBeVisible();
  await screen.unmount();
  await expect.poll(() => diputus(server).map(({ input }) => input['presensi_klaim_id'])).toEqual([5, 6, 7]);
});

test('of many that are approved, those that only can be refused are told and stay chosen, and the key says why', async () => {
  const lain = { ...klaim, presensi_klaim_id: 6, anggota: [{ user_id: 22, nama: 'Budi', nip: null }] };
  const server = givenApprover([{ ...klaim, hari_beku: klaim.tgl_mulai }, lain]);
  const screen = await open('klaim');
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani/ })).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('a');
  const sebab = 'Klaim Ani Selasa, 17 November 2026: Bulan dibekukan, hanya dapat ditolak';
  await expect.element(screen.getByText(sebab)).toBeVisible();

  await screen.getByRole('button', { name: 'Pilih semua (2)' }).click();
  await screen.getByRole('button', { name: 'Setujui yang dipilih' }).click();
  const told = '1 ajuan disetujui. 1 dibiarkan: Bulan dibekukan, hanya dapat ditolak.';
  await expect.element(screen.getByText(told)).toBeVisible();
  await expect.element(screen.getByText('1 dipilih')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Ani/ })).toBeChecked();
  await screen.unmount();
  await expect.poll(() => diputus(server).map(({ input }) => input['presensi_klaim_id'])).toEqual([6]);
});

test('a key that is held decides one, and no other', async () => {
  givenApprover([klaim, { ...klaim, presensi_klaim_id: 6, anggota: [{ user_id: 26, nama: 'Budi', nip: null }] }]);
  const screen = await open('klaim');
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani/ })).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('{a>3/}');
  await expect.element(screen.getByText(/^Klaim Ani .* disetujui$/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Budi/ })).toBeVisible();
  await expect.element(screen.getByText(/^Klaim Budi .* disetujui$/)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Urungkan' }).click();
});

const berbaris = [5, 6, 7].map((presensi_klaim_id) => ({
  ...klaim,
  presensi_klaim_id,
  anggota: [{ user_id: 20 + presensi_klaim_id, nama: `Ani ${presensi_klaim_id}`, nip: null }],
}));

test.each(['a', 't'])('the key %s decides nothing that has only just opened', async (key) => {
  const server = givenApprover(berbaris);
  const screen = await open('klaim');
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani 5/ })).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard(`a${key}`);
  await expect.element(screen.getByText(/^Klaim Ani 5 .* disetujui$/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani 6/ })).toBeVisible();
  await expect.element(screen.getByText(/^Klaim Ani 6 .* disetujui$/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await untilTerbaca();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText(/^Klaim Ani 6 .* disetujui$/)).toBeVisible();
  await screen.unmount();
  await expect.poll(() => diputus(server)).toHaveLength(2);
});

test('Enter decides by the button that has the focus alone, which keeps it from one to the next', async () => {
  const server = givenApprover(berbaris);
  const screen = await open('klaim');
  const bukti = screen.getByRole('region', { name: /^Bukti Klaim Ani 5/ });
  await expect.element(bukti).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/disetujui$/)).not.toBeInTheDocument();
  const setujui = screen.getByRole('button', { name: 'Setujui', exact: true });
  (setujui.element() as HTMLElement).focus();
  for (const nama of ['Ani 5', 'Ani 6']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(new RegExp(`^Klaim ${nama} .* disetujui$`))).toBeVisible();
    await expect.element(setujui).toHaveFocus();
    // Sooner than it could be read.
    await userEvent.keyboard('{Enter}');
    await untilTerbaca();
  }
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Ani 7/ })).toBeVisible();
  await expect.element(screen.getByText(/^Klaim Ani 7 .* disetujui$/)).not.toBeInTheDocument();
  await screen.unmount();
  await expect.poll(() => diputus(server)).toHaveLength(2);
});

test('where nothing waits it says so, and where it cannot be read it offers to try again', async () => {
  const server = givenApprover([]);
  const screen = await open();
  await expect.element(screen.getByText('Tidak ada presensi swafoto yang menunggu keputusan Anda.')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  server.answers.klaimPresensi = {
    listKlaimMenungguSaya: () => {
      throw new Refusal('langganan.locked');
    },
  };
  await screen.getByRole('link', { name: 'Ubah Presensi' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('a second tap on the same place decides nothing of the request that has opened there meanwhile', async () => {
  const server = givenApprover([
    klaim,
    { ...klaim, presensi_klaim_id: 6, anggota: [{ user_id: 26, nama: 'Budi', nip: null }] },
  ]);
  const screen = await open('klaim');
  const bukti = screen.getByRole('region', { name: /^Bukti Klaim/ });
  await bukti.getByRole('button', { name: 'Setujui', exact: true }).click({ clickCount: 2, delay: 20 });
  await expect.element(screen.getByText(/^Klaim Ani .* disetujui$/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /^Bukti Klaim Budi/ })).toBeVisible();
  await expect.element(screen.getByText(/^Klaim Budi .* disetujui$/)).not.toBeInTheDocument();
  await bukti.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect.element(screen.getByText(/^Klaim Budi .* disetujui$/)).toBeVisible();
  // They are sent before another test begins.
  await screen.unmount();
  await expect.poll(() => diputus(server).map(({ input }) => input['presensi_klaim_id'])).toEqual([5, 6]);
});

test('the requests of one person alone are shown where the address says whose, and all again from there', async () => {
  const server = givenApprover([klaim]);
  const screen = await open('klaim', { user_id: '41' });
  await expect.element(screen.getByText(/^Hanya ajuan satu orang/)).toBeVisible();
  const asked = () => server.lastOf('klaimPresensi.listKlaimMenungguSaya');
  await expect.poll(() => Number(asked()?.['user_id'])).toBe(41);
  await screen.getByRole('link', { name: 'Semua ajuan' }).click();
  await expect.element(screen.getByText(/^Hanya ajuan satu orang/)).not.toBeInTheDocument();
  await expect.poll(() => asked()?.['user_id']).toBeUndefined();
});
