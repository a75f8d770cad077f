import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBahan, givenCuti, givenKategori } from '../../testing/given/given-cuti.ts';
import { givenBaris, givenRingkasan } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// The calendar begins with the month that is running.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const givenAsking = (kategori?: ReturnType<typeof givenKategori>[]) =>
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: {
      getBahanCuti: (input) => ({ ...givenBahan(input), ...(kategori && { kategori }) }),
      submitCuti: () => givenCuti(),
      addDrafCuti: () => givenCuti({ status: STATUS_CUTI.dibuat }),
      getCuti: () => givenCuti(),
    },
  });

async function openForm(...of: Parameters<typeof givenAsking>) {
  const server = givenAsking(...of);
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  await screen.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Tahunan');
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  const ask = async (from: string, to: string) => {
    await dates.getByRole('textbox', { name: 'Dari' }).fill(from);
    await dates.getByRole('textbox', { name: 'Sampai' }).fill(to);
    await dates.getByRole('textbox', { name: 'Dari' }).click();
  };
  return { server, screen, ask };
}

test('what a leave costs stands day by day, holidays free, and is sent with its remark', async () => {
  const { server, screen, ask } = await openForm();
  await ask('24-12-2026', '28-12-2026');
  await expect.element(screen.getByText('Jumat, 25 Desember 2026')).toBeVisible();
  await expect.element(screen.getByText('Hari Raya Natal', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Kalender Desember 2026' })).toBeVisible();
  await expect.element(screen.getByText('10 hari dari 12 hari')).toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  expect(server.lastOf('cuti.submitCuti')).toBeUndefined();
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Pulang kampung');
  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/cuti/77');
  expect(server.lastOf('cuti.submitCuti')).toMatchObject({
    cuti_kategori_id: 5,
    tgl_awal: '2026-12-24',
    tgl_akhir: '2026-12-28',
    keterangan: 'Pulang kampung',
  });
});

test('half a day is left behind with the category that knows half days', async () => {
  const sakit = givenKategori({ cuti_kategori_id: 7, id: 7, nama: 'Cuti Sakit', is_setengah_hari: false });
  const { screen, ask } = await openForm([givenKategori(), sakit]);
  await ask('24-12-2026', '24-12-2026');
  await screen.getByRole('combobox', { name: 'Bagian hari' }).selectOptions('Setengah hari, siang');
  await expect.element(screen.getByText('0,5 hari').first()).toBeVisible();
  await screen.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Sakit');
  await expect.element(screen.getByRole('combobox', { name: 'Bagian hari' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('0,5 hari')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/tidak dapat diambil setengah hari/)).not.toBeInTheDocument();
});

test('why it would be refused is said before it is sent, by the rule that the server decides with', async () => {
  const { screen, ask } = await openForm();
  await ask('09-12-2026', '11-12-2026');
  await expect.element(screen.getByText(/bertumpang tindih dengan cuti 10-12-2026 yang sudah diajukan/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ajukan', exact: true })).toBeDisabled();
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await expect.element(dates).toHaveAccessibleDescription(/bertumpang tindih/);
  await expect.element(dates.getByRole('textbox', { name: 'Dari' })).toBeInvalid();
  // On a phone the reason stands at the button that it holds back, wherever in the form one is.
  await page.viewport(360, 740);
  scrollTo(0, 0);
  const alasan = screen.getByText(/bertumpang tindih dengan cuti 10-12-2026 yang sudah diajukan/);
  await expect.element(alasan).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Ajukan', exact: true })).toBeInViewport();
  await page.viewport(1280, 800);
  await ask('28-11-2026', '29-11-2026');
  await expect.element(screen.getByText('Tidak ada hari kerja pada tanggal ini, jadi tidak perlu cuti')).toBeVisible();
  await ask('01-12-2026', '04-12-2026');
  await expect.element(screen.getByRole('button', { name: 'Ajukan', exact: true })).toBeEnabled();
  await expect.element(dates.getByRole('textbox', { name: 'Dari' })).toBeValid();
});

test('the calendar says who else is away and what is no work day, and gives dates by two clicks', async () => {
  const { server, screen, ask } = await openForm();
  await ask('01-12-2026', '01-12-2026');
  await expect.element(screen.getByText('Desember 2026', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /25 Desember 2026, Hari Raya Natal/ })).toBeVisible();
  await screen.getByRole('button', { name: /Rabu, 2 Desember 2026, 1 rekan tidak masuk/ }).click();
  await screen.getByRole('button', { name: /Jumat, 4 Desember 2026/ }).click();
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara');
  await screen.getByRole('button', { name: 'Simpan draf' }).click();
  await expect
    .poll(() => server.lastOf('cuti.addDrafCuti'))
    .toMatchObject({ tgl_awal: '2026-12-02', tgl_akhir: '2026-12-04' });
});

test('the calendar is one stop of the keyboard: arrows go by day and week, over the end of the month too', async () => {
  const { screen } = await openForm();
  const hari = (nama: string) => screen.getByRole('button', { name: new RegExp(`^\\w+, ${nama}`) });
  await hari('30 November 2026').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(hari('1 Desember 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(hari('7 Desember 2026')).toHaveFocus();
  const stops = [...document.querySelectorAll('table button')].filter((one) => (one as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Sampai' })).toHaveValue('07-12-2026');
});

test('a mistyped year is told at the dates, is not asked about, and nothing that was typed is lost', async () => {
  const { server, screen, ask } = await openForm();
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara keluarga');
  await ask('07-12-2026', '08-12-2062');
  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.element(screen.getByText('Rentang paling panjang 1.200 hari')).toBeVisible();
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await expect.element(dates).toHaveAccessibleDescription('Rentang paling panjang 1.200 hari');
  await expect.element(screen.getByRole('textbox', { name: 'Keterangan' })).toHaveValue('Acara keluarga');
  expect(server.asked.filter(({ input }) => String(input['tgl_akhir'] ?? '') > '2032')).toEqual([]);
});

test('what cannot be asked while dates are chosen is told beside the form, and asked again by a button', async () => {
  let isAway = false;
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: {
      getBahanCuti: (input) => {
        if (isAway) throw new Refusal('system.failed');
        return givenBahan(input);
      },
    },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  await screen.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Tahunan');
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara keluarga');
  isAway = true;
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  const again = screen.getByRole('button', { name: 'Coba lagi' });
  await expect.element(again).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Keterangan' })).toHaveValue('Acara keluarga');
  await expect.element(screen.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue('Cuti Tahunan');
  isAway = false;
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
});

test('an attachment that the server does not take says so under it', async () => {
  const { server, screen, ask } = await openForm();
  server.answers.cuti = {
    ...server.answers.cuti,
    submitCuti: () => {
      throw new Refusal('input.invalid', { lampiran: ['Jenis berkas tidak didukung'] });
    },
  };
  await ask('01-12-2026', '02-12-2026');
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara');
  await screen.getByLabelText(/Lampiran/).upload(new File(['bukan pdf'], 'surat.pdf', { type: 'application/pdf' }));
  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.element(screen.getByText('Jenis berkas tidak didukung')).toBeVisible();
  await expect.element(screen.getByText('surat.pdf')).toBeVisible();
  await expectNoAxeFindings();
});

test('a refusal that stands beside the button is not said a second time when the server says it too', async () => {
  const bentrok = { cuti_id: 4, tgl_awal: '2026-12-07', tgl_akhir: '2026-12-07', setengah_hari: null };
  const stored = { value: false };
  givenServer({
    auth: givenSession(),
    cuti: {
      getBahanCuti: (input) => {
        const bahan = givenBahan(input);
        return stored.value ? { ...bahan, cuti_lain: [{ ...bahan.cuti_lain[0]!, ...bentrok }] } : bahan;
      },
      submitCuti: () => {
        stored.value = true;
        throw new Refusal('cuti.overlaps', undefined, { rentang: '07-12-2026' });
      },
    },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  await screen.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Tahunan');
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await dates.getByRole('textbox', { name: 'Dari' }).fill('07-12-2026');
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('07-12-2026');
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara keluarga');
  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  const alasan = screen.getByText(/bertumpang tindih dengan cuti 07-12-2026/);
  await expect.element(alasan.first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ajukan', exact: true })).toBeDisabled();
  expect(alasan.elements()).toHaveLength(1);
});

test('categories of the other gender, and joint leave, are not offered', async () => {
  const { screen } = await openForm();
  await expect.element(screen.getByRole('option', { name: 'Cuti Bersama' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('option', { name: 'Cuti Ayah' })).not.toBeInTheDocument();
});

test('where leave has no category yet a member is told whom to ask, and who may write where to make one', async () => {
  givenAsking([]);
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  await expect.element(screen.getByText('Belum tersedia kategori ketidakhadiran yang dibuat')).toBeVisible();
  await expect.element(screen.getByText('Minta operator instansi Anda mengisi kategorinya.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajukan' }).query()).toBeNull();
  await screen.unmount();

  const server = givenAsking([]);
  server.answers.auth = { ...server.answers.auth, ...givenSession() };
  const operator = await renderScreen('cuti', { organisasi_id: 9 });
  await expect
    .element(operator.getByRole('link', { name: 'Buka Kategori' }))
    .toHaveAttribute('href', '/organisasi/9/kategori');
});

test('who only looks is led to the requests instead of a form that would be refused', async () => {
  givenServer({
    auth: givenSession({ peran: 'viewer', role: null, status_anggota: null }),
    saldoCuti: { listSaldoSendiri: () => [] },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('link', { name: 'Lihat semua ajuan' }))
    .toHaveAttribute('href', '/organisasi/9/riwayatcuti');
  await expect.element(screen.getByRole('combobox', { name: 'Untuk anggota' })).not.toBeInTheDocument();
});

test('for whom an operator asks survives a reload', async () => {
  givenServer({
    auth: givenSession({ status_anggota: null }),
    saldoCuti: { listSaldoSendiri: () => [] },
    anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Ani', gender: 'P', file_foto: null }] },
    cuti: { getBahanCuti: givenBahan },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 }, { untuk: 21 });
  await expect.element(screen.getByRole('button', { name: 'Hapus Ani' })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Kategori' })).toBeVisible();
});

test('an operator writes down a member’s leave and approves it in one act, its cost in sight', async () => {
  const server = givenServer({
    auth: givenSession(),
    saldoCuti: { listSaldoSendiri: () => [] },
    anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null }] },
    cuti: {
      getBahanCuti: (input) => ({ ...givenBahan(input), is_setujui_langsung: true }),
      submitCuti: () => givenCuti({ tindakan: ['setuju', 'tolak'] }),
      changeAjuanCuti: () => givenCuti({ status: STATUS_CUTI.disetujui }),
      getCuti: () => givenCuti({ status: STATUS_CUTI.disetujui }),
    },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 }, { untuk: '21' });
  const actions = countActions();
  await screen.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Tahunan');
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await dates.getByRole('textbox', { name: 'Dari' }).fill('01-12-2026');
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('04-12-2026');
  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Acara keluarga');
  await screen.getByRole('button', { name: 'Catat dan setujui' }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/cuti/77');
  expect(server.lastOf('cuti.submitCuti')).toMatchObject({ user_id: 21, keterangan: 'Acara keluarga' });
  expect(server.lastOf('cuti.changeAjuanCuti')).toMatchObject({ cuti_id: 77, tindakan: 'setuju', urutan: 0, versi: 1 });
  expect(actions()).toBe(5);
});

test('from the panel of a day on which nobody came leave is written down with its member and date', async () => {
  const absen = givenBaris({ status: 'absen', jam_masuk: null, jam_pulang: null, presensi: [] });
  const { user_id, nama } = absen.anggota;
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '2026-11-20' }) => ({
        ...givenPage([absen]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
    saldoCuti: { listSaldoSendiri: () => [] },
    anggota: { listAnggotaAktif: () => [{ user_id, nama, gender: 'P', file_foto: null }] },
    cuti: { getBahanCuti: givenBahan },
  });
  const screen = await renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 });
  await screen.getByRole('button', { name: new RegExp(nama) }).click();
  const link = screen.getByRole('link', { name: 'Catat cuti' });
  await expect.element(link).toHaveAttribute('href', `/organisasi/9/cuti?untuk=${user_id}&tanggal=2026-11-20`);
  await screen.unmount();

  const form = await renderScreen('cuti', { organisasi_id: 9 }, { untuk: user_id, tanggal: '2026-11-20' });
  await expect.element(form.getByRole('button', { name: `Hapus ${nama}` })).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Dari' })).toHaveValue('20-11-2026');
  await expect.element(form.getByRole('textbox', { name: 'Sampai' })).toHaveValue('20-11-2026');
});

test('a day that was pressed before other dates were typed is no beginning any more', async () => {
  const { screen, ask } = await openForm();
  await ask('01-12-2026', '01-12-2026');
  await screen.getByRole('button', { name: /Jumat, 4 Desember 2026/ }).click();
  await ask('21-12-2026', '22-12-2026');
  await screen.getByRole('button', { name: /Rabu, 23 Desember 2026/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Dari' })).toHaveValue('23-12-2026');
});

test('the calendar of a member for whom an operator asks does not call his leave the operator’s own', async () => {
  givenServer({
    auth: givenSession(),
    saldoCuti: { listSaldoSendiri: () => [] },
    anggota: { listAnggotaAktif: () => [{ user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null }] },
    cuti: { getBahanCuti: (input) => ({ ...givenBahan(input), user_id: 21, nama: 'Rina Gunawan' }) },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 }, { untuk: '21' });
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await dates.getByRole('textbox', { name: 'Dari' }).fill('01-12-2026');
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('01-12-2026');
  await dates.getByRole('textbox', { name: 'Dari' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Kamis, 10 Desember 2026, Cuti Tahunan Rina Gunawan' }))
    .toBeVisible();
});

test('a draft that cannot be read is asked for again by a button', async () => {
  let isAway = true;
  const draf = givenCuti({ user_id: 7, status: STATUS_CUTI.dibuat, keterangan: 'Umrah' });
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: {
      getBahanCuti: givenBahan,
      getCuti: () => {
        if (isAway) throw new Refusal('system.failed');
        return draf;
      },
    },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 }, { draf: '77' });
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Keterangan' })).toHaveValue('Umrah');
});

test('a draft shows the attachment that it has, which stays unless it is taken off', async () => {
  const draf = givenCuti({ user_id: 7, status: STATUS_CUTI.dibuat, has_lampiran: true, nama_lampiran: 'surat.pdf' });
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: { getBahanCuti: givenBahan, getCuti: () => draf, changeDrafCuti: () => draf },
  });
  const save = async (lepas: boolean) => {
    const screen = await renderScreen('cuti', { organisasi_id: 9 }, { draf: '77' });
    await expect.element(screen.getByText('surat.pdf')).toBeVisible();
    await expect.element(screen.getByText('Pilih berkas pengganti')).toBeVisible();
    if (lepas) {
      await expectNoAxeFindings();
      await screen.getByRole('button', { name: 'Lepas surat.pdf' }).click();
      await expect.element(screen.getByText('surat.pdf')).not.toBeInTheDocument();
    }
    const before = server.asked.length;
    await screen.getByRole('button', { name: 'Simpan draf' }).click();
    await expect
      .poll(() => server.asked.slice(before).find(({ name }) => name === 'cuti.changeDrafCuti')?.input)
      .toMatchObject({ hapus_lampiran: lepas });
    await screen.unmount();
  };
  await save(false);
  await save(true);
});

test('dates beyond the day on which a confirmed transfer ends the membership say so before they are sent', async () => {
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: {
      getBahanCuti: (input) => ({
        ...givenBahan(input),
        keanggotaan_berakhir: { tgl_akhir: '2026-12-01', tempat: 'MTsN 1', tujuan: 'MTsN 2' },
      }),
    },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  const dates = screen.getByRole('group', { name: 'Tanggal cuti' });
  await dates.getByRole('textbox', { name: 'Dari' }).fill('01-12-2026');
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('01-12-2026');
  await dates.getByRole('textbox', { name: 'Dari' }).click();
  const kalimat =
    'Keanggotaan Anda di MTsN 1 berakhir 01-12-2026 (pindah ke MTsN 2); hari sesudahnya tidak berlaku di sini.';
  await expect.element(screen.getByText(/Pilih kategori dan tanggal/)).toBeVisible();
  await expect.element(screen.getByText(kalimat)).not.toBeInTheDocument();
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('02-12-2026');
  await dates.getByRole('textbox', { name: 'Dari' }).click();
  await expect.element(screen.getByText(kalimat)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ajukan', exact: true })).toBeEnabled();
});
