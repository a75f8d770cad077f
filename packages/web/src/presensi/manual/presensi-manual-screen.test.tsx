import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { ATURAN_BAWAAN } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { userEvent } from 'vitest/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { untilTerbaca } from '../../testing/until-terbaca.ts';
import { givenDitahan } from '../../testing/given/given-ditahan.ts';
import { givenBaris, givenEvent } from '../../testing/given/given-kehadiran.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenMe } from '../../testing/orang.ts';
import { showIn } from '../../testing/show-in.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';

const request = (presensi_manual_id: number, nama: string): PresensiManual => ({
  presensi_manual_id,
  presensi_id: 100 + presensi_manual_id,
  anggota: {
    user_id: 20 + presensi_manual_id,
    nama,
    nip: null,
    gender: 'P',
    jabatan: null,
    file_foto: null,
    nama_group: 'Guru',
  },
  tanggal: '2026-11-19',
  jam: '07:05:00',
  timezone: 'Asia/Jakarta',
  status: STATUS_PRESENSI_MANUAL.diajukan,
  is_permanen: false,
  keterangan: `Ponsel ${nama} mati`,
  lat: null,
  lng: null,
  akurasi_meter: 12,
  radius: STATUS_RADIUS.dalam,
  jarak_meter: 30,
  lokasi: null,
  ada_foto: true,
  is_lokasi_palsu: false,
  kepercayaan: null,
  dibuat_pada: '2026-11-19T01:00:00Z',
  catatan: null,
  diputuskan_oleh: null,
  diputuskan_pada: null,
  hari_beku: null,
  persetujuan: givenJalan(),
});
const rows = [request(1, 'Ani'), request(2, 'Budi'), request(3, 'Citra')];

const givenRequests = (organisasi?: Parameters<typeof givenSession>[0]) =>
  givenServer({
    auth: givenSession(organisasi),
    grup: { listGrup: () => [] },
    aturanKepercayaan: {
      getAturanKepercayaan: () => ({ ...ATURAN_BAWAAN, mati: [] }),
      changeAturanKepercayaan: ({ mati, ambang }) => ({ mati, ambang }),
    },
    presensi: { getFotoPresensi: () => new Blob([], { type: 'image/webp' }) },
    putusanPresensi: {
      listPresensiDitinjau: () => ({
        ...givenPage([givenDitahan(301, 'Dewi'), givenDitahan(302, 'Eko')]),
        menunggu: 2,
      }),
      decidePresensi: ({ presensi_id }) => ({ presensi_id }),
    },
    presensiManual: {
      listPresensiManual: () => ({ ...givenPage(rows), diajukan: rows.length }),
      decidePresensiManual: ({ presensi_manual_id, status }) => ({ ...request(presensi_manual_id, 'Ani'), status }),
      decideBanyakManual: ({ permintaan }) => ({
        diputuskan: permintaan.slice(1).map(({ presensi_manual_id }) => presensi_manual_id),
        dilewati: [{ presensi_manual_id: 1, nama: 'Ani', pesan: 'Permintaan ini sudah dibatalkan' }],
      }),
      rejectManualPermanen: ({ presensi_manual_id }) => ({
        ...request(presensi_manual_id, 'Ani'),
        status: STATUS_PRESENSI_MANUAL.ditolak,
        is_permanen: true,
      }),
    },
  });

test('the first that waits stands open with its evidence, and the keyboard goes through the queue', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await expect.element(screen.getByRole('region', { name: 'Bukti Ani' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Permintaan swafoto (3)' })).toBeVisible();
  await expectNoAxeFindings();
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('Ponsel Budi mati')).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText('Ponsel Citra mati')).toBeVisible();
  await expect.element(screen.getByText('Presensi Budi 19-11-2026 07:05 disetujui')).toBeVisible();
  expect(screen.entries()).toBe(1);
  expect(server.lastOf('presensiManual.decidePresensiManual')).toBeUndefined();
  await screen.getByRole('button', { name: 'Urungkan' }).click();

  await untilTerbaca();
  await userEvent.keyboard('t');
  const dialog = screen.getByRole('dialog', { name: 'Tolak presensi Citra?' });
  await dialog.getByRole('textbox').fill('Foto orang lain');
  await dialog.getByRole('button', { name: 'Tolak', exact: true }).click();
  await expect.element(screen.getByText('Presensi Citra 19-11-2026 07:05 ditolak')).toBeVisible();
  expect(server.lastOf('presensiManual.decidePresensiManual')).toBeUndefined();
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await expect.element(screen.getByRole('button', { name: /^Tolak Citra/ })).toBeVisible();

  await screen.getByRole('button', { name: /^Tolak Citra/ }).click();
  await dialog.getByRole('textbox').fill('Foto orang lain');
  await dialog.getByRole('button', { name: 'Tolak', exact: true }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect
    .poll(() => server.lastOf('presensiManual.decidePresensiManual'))
    .toMatchObject({ presensi_manual_id: 3, status: STATUS_PRESENSI_MANUAL.ditolak, keterangan: 'Foto orang lain' });
});

test('who only looks is offered no decision, neither by a box nor by a key', async () => {
  const server = givenRequests({ peran: 'viewer', role: null });
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await expect.element(screen.getByRole('region', { name: 'Bukti Ani' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(screen.getByText('setujui')).not.toBeInTheDocument();
  await untilTerbaca();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('region', { name: 'Bukti Ani' })).toBeVisible();
  expect(server.lastOf('presensiManual.decidePresensiManual')).toBeUndefined();
});

test('closing the page with an approval that may still be taken back sends it and asks to stay', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('region', { name: 'Bukti Ani' }).getByRole('button', { name: 'Setujui' }).click();
  await expect.element(screen.getByRole('region', { name: 'Bukti Budi' })).toBeVisible();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await expect
    .poll(() => server.lastOf('presensiManual.decidePresensiManual'))
    .toMatchObject({ presensi_manual_id: 1, status: STATUS_PRESENSI_MANUAL.disetujui });
});

test('an approval that was not taken back is sent when the screen is left', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await expect.element(screen.getByRole('region', { name: 'Bukti Ani' })).toBeVisible();
  const actions = countActions();
  await screen.getByRole('button', { name: /^Setujui Ani/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Bukti Budi' })).toBeVisible();
  expect(actions()).toBe(1);
  await screen.unmount();
  await expect
    .poll(() => server.lastOf('presensiManual.decidePresensiManual'))
    .toMatchObject({ presensi_manual_id: 1, status: STATUS_PRESENSI_MANUAL.disetujui });
});

test('an approval that is on its way when the screen is left is sent once', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('region', { name: 'Bukti Ani' }).getByRole('button', { name: 'Setujui' }).click();
  await expect.element(screen.getByRole('region', { name: 'Bukti Budi' })).toBeVisible();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await screen.unmount();
  await expect.poll(() => server.lastOf('presensiManual.decidePresensiManual')).toBeDefined();
  const sent = server.asked.filter(({ name }) => name === 'presensiManual.decidePresensiManual');
  expect(sent).toHaveLength(1);
});

test('many are decided at once, and what was left is named', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('checkbox', { name: /^Pilih Ani/ }).click();
  await screen.getByRole('checkbox', { name: /^Pilih Budi/ }).click();
  await screen.getByRole('button', { name: 'Setujui yang dipilih' }).click();
  await screen.getByRole('button', { name: 'Setujui semua' }).click();
  await expect.element(screen.getByText('2 permintaan disetujui')).toBeVisible();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect.element(screen.getByText(/^1 dari 2 disetujui. Ani: Permintaan ini sudah dibatalkan/)).toBeVisible();
  expect(server.lastOf('presensiManual.decideBanyakManual')).toMatchObject({
    permintaan: [
      { presensi_manual_id: 1, urutan: 0, versi: 1 },
      { presensi_manual_id: 2, urutan: 0, versi: 1 },
    ],
    status: STATUS_PRESENSI_MANUAL.disetujui,
  });
});

test('one of a frozen month says so and is only rejected, alone and among many', async () => {
  const { answers, lastOf } = givenRequests();
  const beku = { ...request(1, 'Ani'), tanggal: '2026-10-30', hari_beku: '2026-10-30' };
  answers.presensiManual = {
    ...answers.presensiManual,
    listPresensiManual: () => ({ ...givenPage([beku, request(2, 'Budi')]), diajukan: 2 }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  const bukti = screen.getByRole('region', { name: 'Bukti Ani' });
  await expect.element(screen.getByText('Bulan dibekukan, hanya dapat ditolak')).toBeVisible();
  await expect.element(bukti.getByText(/^Oktober 2026 sudah diverifikasi dan dibekukan, jadi ajuan ini/)).toBeVisible();
  await expect.element(bukti.getByText(/Bila disetujui/)).not.toBeInTheDocument();
  await expect.element(bukti.getByRole('button', { name: 'Tolak', exact: true })).toBeVisible();
  expect(bukti.getByRole('button', { name: 'Setujui' }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Setujui Ani/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: /^Pilih semua/ }).click();
  await screen.getByRole('button', { name: 'Setujui yang dipilih' }).click();
  const asking = screen.getByRole('dialog', { name: 'Setujui 1 permintaan?' });
  await expect.element(asking.getByText(/1 dibiarkan: Bulan dibekukan, hanya dapat ditolak\.$/)).toBeVisible();
  expect(lastOf('presensiManual.decideBanyakManual')).toBeUndefined();
  await asking.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect.element(screen.getByText(/^1 permintaan disetujui\. 1 dibiarkan: /)).toBeVisible();
  await expect.element(screen.getByText('1 dipilih')).toBeVisible();
});

test('an approval that the server refuses is told once, with the reason that it gave', async () => {
  const { answers } = givenRequests();
  answers.presensiManual = {
    ...answers.presensiManual,
    decidePresensiManual: () => {
      throw new Refusal('verval.frozen', undefined, { nama: 'Ani', bulan: 'Oktober 2026' });
    },
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /^Setujui Ani/ }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  const told =
    /^Tidak tersimpan: Presensi Ani 19-11-2026 07:05 disetujui. Kehadiran Ani bulan Oktober 2026 sudah diverifikasi dan dibekukan, .*Verval.$/;
  await expect.element(screen.getByText(told)).toBeVisible();
  expect(screen.getByText(/diverifikasi dan dibekukan/).elements()).toHaveLength(1);
});

test('a held tap of a frozen month says so and is only refused', async () => {
  const { answers } = givenRequests();
  const beku = { ...givenDitahan(301, 'Dewi'), hari_beku: '2026-10-30' };
  const rows = [beku, givenDitahan(302, 'Eko')];
  answers.putusanPresensi = { listPresensiDitinjau: () => ({ ...givenPage(rows), menunggu: 2 }) };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  const bukti = screen.getByRole('region', { name: 'Bukti Dewi' });
  await expect.element(screen.getByText('Bulan dibekukan, hanya dapat ditolak')).toBeVisible();
  await expect.element(bukti.getByText(/jadi presensi ini tidak dapat diterima, hanya ditolak/)).toBeVisible();
  await expect.element(bukti.getByRole('button', { name: 'Tolak', exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Terima Dewi/ }).elements()).toEqual([]);
  await untilTerbaca();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText('Dewi: Bulan dibekukan, hanya dapat ditolak')).toBeVisible();
  await screen.getByRole('button', { name: /^Pilih semua/ }).click();
  await screen.getByRole('button', { name: 'Terima yang dipilih' }).click();
  const asking = screen.getByRole('dialog', { name: 'Terima 1 presensi?' });
  await expect.element(asking.getByText(/1 dibiarkan: Bulan dibekukan, hanya dapat ditolak\.$/)).toBeVisible();
});

test('how far one may be believed stands in the queue, and beside its photo each thing that speaks against it', async () => {
  const { answers, asked } = givenRequests();
  const polos = { jarak_meter: null, detik: null, hari: null, tanggal: null, jarak_wajah: null, ambang_wajah: null };
  const kepercayaan = {
    skor: 0,
    butir: [
      { ...polos, jenis: 'foto_sama' as const, kurang: 60, tanggal: '2026-11-16' },
      { ...polos, jenis: 'lompatan' as const, kurang: 40, jarak_meter: 46_800, detik: 240 },
    ],
  };
  answers.presensiManual = {
    ...answers.presensiManual,
    listPresensiManual: () => ({
      ...givenPage([
        { ...request(2, 'Budi'), kepercayaan },
        { ...request(1, 'Ani'), kepercayaan: { skor: 100, butir: [] } },
      ]),
      diajukan: 2,
    }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  const bukti = screen.getByRole('region', { name: 'Bukti Budi' });
  await expect.element(bukti.getByText('Kepercayaan 0')).toBeVisible();
  await expect
    .element(bukti.getByText(/^Fotonya sama dengan fotonya pada Senin, 16 November 2026\. −60$/))
    .toBeVisible();
  await expect.element(bukti.getByText(/dari tempatnya terakhir, 4 menit sebelumnya: tidak mungkin secepat itu\. −40$/)).toBeVisible(); // prettier-ignore
  const antrean = screen.getByRole('list', { name: 'Permintaan presensi swafoto' });
  await expect.element(antrean.getByText('Kepercayaan 0')).toBeVisible();
  await expect.element(antrean.getByText('Kepercayaan 100')).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'presensiManual.listPresensiManual')?.input).toMatchObject({ sort: 'kepercayaan' }); // prettier-ignore
  await expectNoAxeFindings();
  await antrean.getByText('Ani', { exact: true }).click();
  await expect
    .element(screen.getByText(/^Tidak ada tanda bahwa tempat, foto, atau jamnya dibuat-buat\./))
    .toBeVisible();
});

test('beside a decision stands its day: the hours, the other taps, and what it becomes', async () => {
  const server = givenRequests();
  const swafoto = givenEvent({ presensi_id: 101, jam: '07:05:00', sumber: 'manual', sebagai: 'disisihkan', alasan: 'menunggu_tinjauan' }); // prettier-ignore
  const pulang = givenEvent({ presensi_id: 502, jam: '15:31:00', sebagai: 'pulang', status: STATUS_PRESENSI.pulang });
  const { anggota, ...hari } = givenBaris({ jam_masuk: null, is_pulang_besok: true, presensi: [swafoto, pulang] });
  const ringkas = { terlambat_menit: 0, pulang_cepat_menit: 0, durasi_menit: 0, potongan: 0 };
  server.answers.presensi = {
    ...server.answers.presensi,
    getPresensi: () => ({
      presensi: {
        ...swafoto,
        lat: null,
        lng: null,
        akurasi_meter: null,
        perangkat: null,
        waktu_klien: null,
        diterima_pada: swafoto.waktu,
        keterangan: null,
      },
      anggota,
      kepercayaan: null,
      lokasi: null,
      hari: [hari],
      bila_dihitung: [
        {
          tanggal: hari.tanggal,
          sebelum: { ...ringkas, status: 'absen' },
          sesudah: { ...ringkas, status: 'hadir', terlambat_menit: 5, durasi_menit: 506 },
        },
      ],
    }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  const bukti = screen.getByRole('region', { name: 'Tercatat pada Jumat, 20 November 2026' });
  await expect.element(bukti.getByText('Reguler, 07:00–15:30')).toBeVisible();
  await expect.element(bukti.getByText('15:31:00 (esok hari)')).toBeVisible();
  await expect.element(bukti.getByRole('listitem').filter({ hasText: '15:31:00' })).toBeVisible();
  await expect.element(bukti.getByText(/^Bila disetujui, harinya menjadi: Absen → Hadir 8 jam 26 menit, terlambat 5 menit$/)).toBeVisible(); // prettier-ignore
  expect(server.lastOf('presensi.getPresensi')).toMatchObject({ presensi_id: 101 });
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('a day that cannot be read beside a decision says so, and is asked for again', async () => {
  const server = givenRequests();
  let asked = 0;
  server.answers.presensi = {
    ...server.answers.presensi,
    getPresensi: () => {
      asked += 1;
      throw new Refusal('system.busy');
    },
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  const bukti = screen.getByRole('region', { name: 'Bukti Ani' });
  const before = await vi.waitUntil(() => asked);
  await bukti.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('what was decided about an operator’s own request is left to others', async () => {
  const server = givenRequests();
  const own = { ...request(1, 'Saya'), status: STATUS_PRESENSI_MANUAL.disetujui };
  const saya = { ...own, anggota: { ...own.anggota, user_id: givenMe().user_id } };
  server.answers.presensiManual = {
    ...server.answers.presensiManual,
    listPresensiManual: () => ({ ...givenPage([saya]), diajukan: 0 }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { status: 'semua' });
  const mine = screen.getByRole('region', { name: 'Bukti Saya' });
  await expect.element(mine).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('t');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(mine.getByRole('button', { name: /Tolak|Tindakan lain/ }).elements()).toEqual([]);
});

test('a search that finds nothing does not say that nothing waits', async () => {
  const server = givenRequests();
  server.answers.presensiManual = {
    ...server.answers.presensiManual,
    listPresensiManual: () => ({ ...givenPage([]), diajukan: 3 }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { q: 'Zul' });
  await expect.element(screen.getByText('Tidak ada permintaan yang cocok.')).toBeVisible();
});

test('who only looks at held taps is offered no decision, neither by a box nor by a key', async () => {
  givenRequests({ peran: 'viewer', role: null });
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  await expect.element(screen.getByRole('region', { name: 'Bukti Dewi' })).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(screen.getByText('terima', { exact: true })).not.toBeInTheDocument();
});

test('a held tap that is asked for and not there is not taken for another', async () => {
  givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau', id: 999 });
  await expect.element(screen.getByRole('list', { name: 'Presensi yang ditahan' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /^Bukti/ })).not.toBeInTheDocument();
});

test('held taps that were refused count again only with a remark, also together', async () => {
  const server = givenRequests();
  const ditolak = [301, 302].map((id) => ({ ...givenDitahan(id, `Anggota ${id}`), status: 'ditolak' as const }));
  server.answers.putusanPresensi = {
    ...server.answers.putusanPresensi,
    listPresensiDitinjau: () => ({ ...givenPage(ditolak), menunggu: 0 }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau', status: 'ditolak' });
  await screen.getByRole('button', { name: 'Pilih semua (2)' }).click();
  await expect.element(screen.getByRole('button', { name: 'Tolak yang dipilih' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Hitung lagi yang dipilih' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hitung lagi semua' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('Ternyata benar');
  await dialog.getByRole('button', { name: 'Hitung lagi semua' }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.decidePresensi'))
    .toMatchObject({ presensi_id: [301, 302], tindakan: 'hitung', keterangan: 'Ternyata benar' });
});

test('those that were chosen on another page are not decided unseen', async () => {
  const server = givenRequests();
  const halaman = (page: number) => (page === 1 ? [givenDitahan(301, 'Dewi')] : [givenDitahan(302, 'Eko')]);
  server.answers.putusanPresensi = {
    ...server.answers.putusanPresensi,
    listPresensiDitinjau: ({ page = 1 }) => ({
      ...givenPage(halaman(page)),
      current_page: page,
      last_page: 2,
      total: 2,
      menunggu: 2,
    }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  await screen.getByRole('checkbox', { name: /^Pilih Dewi/ }).click();
  await screen.getByRole('button', { name: /berikutnya/i }).click();
  await screen.getByRole('checkbox', { name: /^Pilih Eko/ }).click();
  await expect.element(screen.getByText('1 dipilih')).toBeVisible();
});

test('held taps have a desk of their own: why each was held, refused with a remark, accepted by keyboard or together', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('link', { name: 'Presensi ditahan (2)' }).click();
  await expect
    .element(screen.getByText('640 m dari Gedung Utama, yang radiusnya 100 m', { exact: false }))
    .toBeVisible();
  await expectNoAxeFindings();

  await untilTerbaca();
  await userEvent.keyboard('t');
  const dialog = screen.getByRole('dialog', { name: 'Tolak presensi Dewi pukul 07:05?' });
  await dialog.getByRole('textbox').fill('Di rumah');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect.element(screen.getByText('Presensi Dewi 19-11-2026 07:05 ditolak')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Bukti Eko' })).toBeVisible();
  expect(server.lastOf('putusanPresensi.decidePresensi')).toBeUndefined();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.decidePresensi'))
    .toEqual({ organisasi_id: 9, presensi_id: [301], tindakan: 'tolak', keterangan: 'Di rumah' });

  await screen.getByRole('button', { name: 'Pilih semua (2)' }).click();
  await screen.getByRole('button', { name: 'Terima yang dipilih' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Terima semua' }).click();
  await expect.element(screen.getByText('2 presensi diterima')).toBeVisible();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.decidePresensi'))
    .toMatchObject({ presensi_id: [301, 302], tindakan: 'hitung' });
});

test('an operator’s own held tap is left to others: no button, no key, and not among all', async () => {
  const own = {
    ...givenDitahan(302, 'Saya'),
    anggota: { ...givenDitahan(302, 'Saya').anggota, user_id: givenMe().user_id },
  };
  const server = givenServer({
    auth: givenSession(),
    presensiManual: { listPresensiManual: () => ({ ...givenPage([]), diajukan: 0 }) },
    putusanPresensi: {
      listPresensiDitinjau: () => ({ ...givenPage([own, givenDitahan(301, 'Dewi')]), menunggu: 2 }),
      decidePresensi: ({ presensi_id }) => ({ presensi_id }),
    },
  });
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('link', { name: 'Presensi ditahan (2)' }).click();
  const mine = screen.getByRole('region', { name: 'Bukti Saya' });
  await expect.element(mine.getByText(/^Presensi Anda sendiri diputuskan operator lain/)).toBeVisible();
  await untilTerbaca();
  await userEvent.keyboard('a');
  await expect.element(mine.getByRole('button', { name: 'Terima' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Pilih semua (1)' }).click();
  await screen.getByRole('button', { name: 'Terima yang dipilih' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Terima' }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect.poll(() => server.lastOf('putusanPresensi.decidePresensi')).toMatchObject({ presensi_id: [301] });
});

test('a member sees through whom his own request goes and whom it waits for, and takes it back', async () => {
  const level = { user_id: null, peran: null, pengganti_user_id: null, nama: null, nama_pengganti: null };
  const jalan = givenJalan({
    is_giliran_saya: false,
    jenjang: [
      { ...level, urutan: 0, jenis: 'kepala_grup', eskalasi_hari: 2 },
      { ...level, urutan: 1, jenis: 'peran', peran: 'operator', eskalasi_hari: null },
    ],
    penyetuju: [{ user_id: 3, nama: 'Bu Kepala', jumlah_jenjang: 1 }],
  });
  const own = { ...request(1, 'Siti'), persetujuan: jalan };
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([]) },
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: {
      listPresensiManualSendiri: () => givenPage([own]),
      cancelPresensiManual: () => ({ ...own, status: STATUS_PRESENSI_MANUAL.dibatalkan }),
    },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  const mine = screen.getByRole('region', { name: 'Presensi swafoto yang Anda ajukan' });
  await expect.element(mine.getByText('Menunggu keputusan Bu Kepala')).toBeVisible();
  await expect.element(mine.getByText(/Operator instansi/)).toBeVisible();
  await expectNoAxeFindings();
  await mine.getByRole('button', { name: /^Tarik presensi swafoto/ }).click();
  await screen.getByRole('dialog', { name: 'Tarik permintaan ini?' }).getByRole('button', { name: 'Tarik' }).click();
  await expect
    .poll(() => server.lastOf('presensiManual.cancelPresensiManual'))
    .toMatchObject({ presensi_manual_id: 1 });
});

test('what waits for another’s decision is offered to nobody else, by button or by key', async () => {
  const jalan = givenJalan({
    is_giliran_saya: false,
    penyetuju: [{ user_id: 3, nama: 'Bu Kepala', jumlah_jenjang: 1 }],
  });
  const server = givenServer({
    auth: givenSession(),
    presensiManual: {
      listPresensiManual: () => ({ ...givenPage([{ ...request(1, 'Ani'), persetujuan: jalan }]), diajukan: 1 }),
    },
  });
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await expect.element(screen.getByRole('region', { name: 'Bukti Ani' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
  await untilTerbaca();
  await userEvent.keyboard('at');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.lastOf('presensiManual.decidePresensiManual')).toBeUndefined();
});

test.each([
  ['requests', 'presensiManual.listPresensiManual', ''],
  ['held taps', 'putusanPresensi.listPresensiDitinjau', '?bagian=ditinjau'],
] as const)('%s are narrowed to days, and the button says so', async (_what, call, search) => {
  const server = givenRequests();
  const app = await renderApp(`/organisasi/9/presensiManual${search}`);
  await app.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = app.getByRole('dialog', { name: 'Filter' });
  await expect.element(dialog.getByLabelText('Grup')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('textbox', { name: /dari/i }).fill('18-11-2026');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(app.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect.poll(() => server.lastOf(call)).toMatchObject({ from: '2026-11-18' });
});

test('on a phone one line of controls stands above the requests, and the others are one press away', async () => {
  const server = givenRequests();
  await showIn({ width: 360 });
  onTestFinished(() => showIn({}));
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { kepercayaan: 'sedang' });
  const filter = screen.getByRole('button', { name: 'Filter (1)' });
  const middleOf = (one: Element) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2;
  await expect.element(filter).toBeVisible();
  const cari = screen.getByRole('searchbox', { name: 'Cari anggota' });
  expect(middleOf(filter.element())).toBeCloseTo(middleOf(cari.element()), -1);
  await expect.element(screen.getByRole('combobox', { name: 'Lokasi' })).not.toBeInTheDocument();
  await filter.click();
  const sheet = screen.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('combobox', { name: 'Lokasi' }).selectOptions('Di luar lokasi');
  await expectNoAxeFindings({ rules: 'experimental' });
  await sheet.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  expect(server.lastOf('presensiManual.listPresensiManual')).toMatchObject({
    radius: [STATUS_RADIUS.luar],
    kepercayaan: 'sedang',
  });
});

test('on a phone a held tap has room for its name, and how it stands under it', async () => {
  const server = givenRequests();
  const kosong = { jarak_meter: null, hari: null, tanggal: null, jarak_wajah: null, ambang_wajah: null };
  const kepercayaan = { skor: 75, butir: [{ ...kosong, jenis: 'jam_ragu' as const, kurang: 25, detik: 900 }] };
  const nama = 'Muhammad Rizki Ramadhan, M.M.';
  server.answers.putusanPresensi = {
    ...server.answers.putusanPresensi,
    listPresensiDitinjau: () => ({ ...givenPage([{ ...givenDitahan(301, nama), kepercayaan }]), menunggu: 1 }),
  };
  await showIn({ width: 360 });
  onTestFinished(() => showIn({}));
  const app = await renderApp('/organisasi/9/presensiManual?bagian=ditinjau');
  const sebut = app.getByText(nama).first();
  await expect.element(sebut).toBeVisible();
  expect(sebut.element().getBoundingClientRect().width).toBeGreaterThan(100);
});

test('an operator says what counts against an event, and looks through the queue by it', async () => {
  const server = givenRequests();
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 });
  await screen.getByRole('combobox', { name: 'Skor kepercayaan' }).selectOptions('Rendah (di bawah 50)');
  await expect
    .poll(() => server.lastOf('presensiManual.listPresensiManual'))
    .toMatchObject({ kepercayaan: 'rendah', sort: 'kepercayaan' });
  await screen.getByRole('button', { name: 'Atur kepercayaan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Yang mengurangi kepercayaan' });
  await dialog.getByRole('switch', { name: 'Lokasi tiruan (−50)' }).click();
  await dialog.getByRole('textbox', { name: 'Lebih kabur dari' }).fill('9000');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  expect(server.lastOf('aturanKepercayaan.changeAturanKepercayaan')).toBeUndefined();
  await dialog.getByRole('textbox', { name: 'Lebih kabur dari' }).fill('2000');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() => server.lastOf('aturanKepercayaan.changeAturanKepercayaan'))
    .toMatchObject({
      mati: ['lokasi_palsu'],
      ambang: { foto_sama: 60, lompatan: 150, persis_sama: 3, akurasi: 2000, jam_bergeser: 5 },
    });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a held tap of a kiosk names the kiosk and where it stands', async () => {
  const server = givenRequests();
  const kios = { sumber: 'kiosk', sebab: ['dilepas'], nama_perangkat: 'Gerbang', jarak_meter: null, waktu_klien: null } as const; // prettier-ignore
  server.answers.putusanPresensi = {
    ...server.answers.putusanPresensi,
    listPresensiDitinjau: () => ({
      ...givenPage([{ ...givenDitahan(301, 'Dewi'), ...kios, sebab: [...kios.sebab] }]),
      menunggu: 1,
    }),
  };
  const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  const bukti = screen.getByRole('region', { name: /^Bukti/ });
  await expect.element(bukti.getByText('Gerbang', { exact: true })).toBeVisible();
  await expect.element(bukti.getByText('Gedung Utama', { exact: true })).toBeVisible();
  await expect.element(bukti.getByText('Menurut perangkat')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('combobox', { name: 'Status presensi' }))
    .toHaveTextContent('MenungguDiterimaDitolakDisisihkan');
});

test.each([
  ['a selfie', {}, 'Setujui', 'Presensi Ani', 'Presensi Budi'],
  ['a held tap', { bagian: 'ditinjau' }, 'Terima', 'Presensi Dewi', 'Presensi Eko'],
])(
  'a second touch right after the first decides %s of nobody who has only just opened',
  async (_, search, nama, satu, dua) => {
    givenRequests();
    const screen = await renderScreen('presensiManual', { organisasi_id: 9 }, search);
    const tombol = screen.getByRole('region', { name: /^Bukti/ }).getByRole('button', { name: nama, exact: true });
    await expect.element(tombol).toBeVisible();
    await untilTerbaca();
    (tombol.element() as HTMLElement).click();
    await expect.element(screen.getByText(new RegExp(`^${satu} .* di(setujui|terima)$`))).toBeVisible();
    await expect.element(tombol).toHaveAttribute('aria-disabled', 'true');
    (tombol.element() as HTMLElement).click();
    expect(screen.getByText(new RegExp(`^${dua} .* di(setujui|terima)$`)).query()).toBeNull();
    await untilTerbaca();
    await expect.element(tombol).not.toHaveAttribute('aria-disabled');
  },
);
