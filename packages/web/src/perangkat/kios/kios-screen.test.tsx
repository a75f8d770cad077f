import { pesanError } from '@hadir/contract/errors.ts';
import type { AnggotaKios, KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { showIn } from '../../testing/show-in.ts';
import '../../theme/tokens.css';
import '../../theme/global.css';
import '../../theme/own-page.css';
import { sidikOf, turunkanPin } from './ingatan/kenali-kartu.ts';
import { kiosDb } from './ingatan/kios-db.ts';
import { KiosScreen } from './kios-screen.tsx';
import { openMesinKios } from './mesin-kios.ts';

const KARTU = {
  rina: 'hadir:1b671a64-40d5-491e-99b0-da01ff1f3341',
  siti: 'hadir:7d1c0a7e-0f0f-4c43-8f0a-0a4b6a0f9a11',
};
const CARA = { garam: 'Z2FyYW0tc2VidWFoLWtpb3M', putaran: 1000 };
const rina: AnggotaKios = {
  user_id: 21,
  nama: 'Rina Gunawan',
  kartu: await sidikOf(KARTU.rina),
  pin: await turunkanPin('12345', CARA),
};
const siti: AnggotaKios = { user_id: 22, nama: 'Siti Aminah', kartu: await sidikOf(KARTU.siti), pin: null };

const keadaanOf = (isi: Partial<KeadaanKios>): KeadaanKios => ({
  perangkat_id: 4,
  organisasi_id: 9,
  nama: 'Kios gerbang',
  nama_organisasi: 'MAN 1 Jakarta',
  nama_lokasi: 'Sekolah',
  is_terhubung: false,
  timezone: 'Asia/Jakarta',
  sekarang: new Date().toISOString(),
  kios_pin: 'tanpa',
  is_kios_foto: false,
  rahasia: 'c2VyYWhhc2lhIHlhbmcgcGFuamFuZyBzZWthbGkgaW5p',
  versi_anggota: 'a',
  ...isi,
});

beforeEach(() => deleteDB('hadir-kios'));
afterEach(() => {
  location.hash = '';
});

/** A server that takes what a kiosk sends, until the test cuts the line or takes the kiosk back. */
function givenKios(isi: Partial<KeadaanKios> = {}) {
  const sambungan = { terputus: false, dilepas: false };
  const through = <T,>(answer: () => T): T => {
    if (sambungan.terputus) throw new TypeError('Failed to fetch');
    if (sambungan.dilepas) throw new Refusal('kios.dilepas');
    return answer();
  };
  const server = givenServer({
    kiosPublik: {
      enterKios: ({ kode }) =>
        through(() => {
          if (kode !== 'ABCD2345') throw new Refusal('kios.kode_salah');
          return { token: 'token', keadaan: keadaanOf(isi) };
        }),
      checkKios: () => through(() => keadaanOf(isi)),
      listAnggotaKios: () => through(() => ({ versi_anggota: 'a', ...CARA, anggota: [rina, siti] })),
      submitPresensiKios: () => through(() => ({ nama: rina.nama, is_ditinjau: false })),
    },
  });
  const sent = () =>
    server.asked.filter(({ name }) => name === 'kiosPublik.submitPresensiKios').map(({ input }) => input);
  return { ...server, sambungan, sent };
}

/** A kiosk that has just been paired. */
async function openKios() {
  location.hash = '#ABCD2345';
  const screen = await render(<KiosScreen mesin={openMesinKios()} />);
  await screen.getByRole('button', { name: 'Pasang' }).click();
  await expect.element(screen.getByRole('img', { name: 'Kode QR presensi' })).toBeVisible();
  await expect.element(screen.getByText('Tersambung')).toBeVisible();
  return screen;
}

/**
 * A scanner types all at once, wherever the focus is, and ends with Enter; answers whether that Enter still does what it
 * does there. The keys are ten milliseconds apart however slow this machine is just now.
 */
const scan = (teks: string): boolean => {
  const mulai = performance.now();
  const tekan = (key: string, ke: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: mulai + ke * 10 });
    return (document.activeElement ?? document).dispatchEvent(event);
  };
  return [...teks, 'Enter'].map(tekan).at(-1) === true;
};

/** What kinds of news stand on the screen, from above. */
const jenisKabar = () =>
  [...document.querySelectorAll<HTMLElement>('[role="alert"] > [data-jenis]')].map(({ dataset }) => dataset['jenis']);

test.each([
  [true, 'simpatika'],
  [false, 'umum'],
])('a kiosk wears the colours of its organisation’s edition (linked: %s)', async (is_terhubung, edisi) => {
  givenKios({ is_terhubung });
  await openKios();
  expect(document.documentElement.dataset['edisi']).toBe(edisi);
});

test('a wrong code is refused with what to do; the right one shows the place, the time and a code that a phone opens', async () => {
  givenKios();
  location.hash = '#SALAHSAL';
  const screen = await render(<KiosScreen mesin={openMesinKios()} />);
  const field = screen.getByRole('textbox', { name: 'Kode pasang' });
  await expect.element(field).toHaveValue('SALAHSAL');
  await screen.getByRole('button', { name: 'Pasang' }).click();
  await expect.element(screen.getByText(pesanError('kios.kode_salah'))).toBeVisible();
  await expect.element(field).toHaveValue('SALAHSAL');
  await expectNoAxeFindings();
  await field.fill('abcd 2345');
  await screen.getByRole('button', { name: 'Pasang' }).click();
  await expect.element(screen.getByRole('heading', { name: 'MAN 1 Jakarta' })).toBeVisible();
  await expect.element(screen.getByText('Kios gerbang · Sekolah')).toBeVisible();
  const code = screen.getByRole('img', { name: 'Kode QR presensi' });
  await expect.element(code).toBeVisible();
  expect(code.element().closest('figure')?.dataset['tautan']).toMatch(
    new RegExp(`^${location.origin}/organisasi/9/qrcode\\?kode=4\\.\\d+\\.[\\w-]{16}$`),
  );
  await expectNoAxeFindings();
});

test('a card is recorded once, however often it is held out, and one that nobody has is refused', async () => {
  const { sent } = givenKios();
  const screen = await openKios();
  scan(KARTU.rina);
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText('Rina Gunawan')).toBeVisible();
  await expect.element(kabar.getByText(/^Presensi tercatat pukul \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]).toMatchObject({ token: 'token', kartu: KARTU.rina, is_jam_ragu: false });
  expect(sent()[0]).not.toHaveProperty('token_baca');
  scan(KARTU.rina.toUpperCase());
  await expect.element(kabar.getByText(/^Sudah tercatat pukul/)).toBeVisible();
  scan('hadir:00000000-0000-4000-8000-000000000000');
  await expect.element(kabar.getByText('Kartu tidak dikenal')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('nothing is green before the server has accepted it; what it refuses is red with its reason, and may be tried at once again', async () => {
  const { answers, sent } = givenKios();
  const screen = await openKios();
  const jawab = Promise.withResolvers<void>();
  answers.kiosPublik = {
    ...answers.kiosPublik,
    submitPresensiKios: async () => {
      await jawab.promise;
      throw new Refusal('kios.kartu_tidak_dikenal');
    },
  };
  scan(KARTU.rina);
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText('Mengirim…')).toBeVisible();
  await expect.poll(sent).toHaveLength(1);
  expect(jenisKabar()).toEqual(['mengirim']);
  // Held out all the while: it is one event.
  scan(KARTU.rina);
  jawab.resolve();
  const sebab = `Tidak tercatat. ${pesanError('kios.kartu_tidak_dikenal')}`;
  await expect.element(kabar.getByText(sebab)).toBeVisible();
  expect(jenisKabar()).toEqual(['gagal']);
  expect(sent()).toHaveLength(1);
  scan(KARTU.rina);
  await expect.poll(sent).toHaveLength(2);
});

test('the next one is read while the answer of the one before is on its way, and each hears his own', async () => {
  const { answers, sent } = givenKios({ kios_pin: 'pengganti' });
  const screen = await openKios();
  const jawab = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answers.kiosPublik = {
    ...answers.kiosPublik,
    submitPresensiKios: async ({ kartu }) => {
      await jawab[sent().length - 1]?.promise;
      if (kartu === KARTU.rina) throw new Refusal('kios.kartu_tidak_dikenal');
      return { nama: siti.nama, is_ditinjau: false };
    },
  };
  scan(KARTU.rina);
  await expect.poll(sent).toHaveLength(1);
  scan(KARTU.siti);
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText('Siti Aminah')).toBeVisible();
  expect(jenisKabar()).toEqual(['mengirim', 'mengirim']);
  // Meanwhile the screen is the next one's.
  await screen.getByRole('button', { name: 'Pakai PIN' }).click();
  const papan = screen.getByRole('dialog', { name: 'PIN Anda' });
  jawab[0]?.resolve();
  await expect.element(kabar.getByText(/^Tidak tercatat\./)).toBeVisible();
  expect(jenisKabar()).toEqual(['gagal', 'mengirim']);
  await papan.getByRole('button', { name: '1', exact: true }).click();
  await expect.element(papan.getByLabelText('PIN', { exact: true })).toHaveTextContent('•');
  jawab[1]?.resolve();
  await expect.element(kabar.getByText(/^Presensi tercatat pukul/)).toBeVisible();
  expect(jenisKabar()).toEqual(['gagal', 'berhasil']);
  await expectNoAxeFindings();
});

test('an answer that does not come is waited for a few seconds, the next one’s not at all; what comes later is still told', async () => {
  const { answers } = givenKios();
  const screen = await openKios();
  const jawab = Promise.withResolvers<void>();
  answers.kiosPublik = {
    ...answers.kiosPublik,
    submitPresensiKios: async () => {
      await jawab.promise;
      return { nama: rina.nama, is_ditinjau: false };
    },
  };
  scan(KARTU.rina);
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText(/^Disimpan di perangkat pukul \d\d:\d\d:\d\d, belum dikirim$/), { timeout: 6000 }).toBeVisible(); // prettier-ignore
  expect(jenisKabar()).toEqual(['tunda']);
  scan(KARTU.siti);
  await expect.element(kabar.getByText(/^Disimpan di perangkat pukul .* akan dikirim$/)).toBeVisible();
  jawab.resolve();
  await expect.poll(() => kabar.getByText(/^Presensi tercatat pukul/).elements().length).toBe(2);
  await expect.element(screen.getByText('Tersambung', { exact: true })).toBeInTheDocument();
});

test('what the server takes but lets a person look at first is not told as recorded', async () => {
  const { answers } = givenKios();
  const screen = await openKios();
  answers.kiosPublik = {
    ...answers.kiosPublik,
    submitPresensiKios: () => ({ nama: rina.nama, is_ditinjau: true }),
  };
  scan(KARTU.rina);
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText(/^Diterima pukul .*, menunggu tinjauan operator$/)).toBeVisible();
  expect(jenisKabar()).toEqual(['tunda']);
});

test('a record, a card held out again and one that nobody has sound differently, until the sound is switched off here', async () => {
  givenKios();
  onTestFinished(() => localStorage.removeItem('hadir-kios-suara'));
  const nada = vi.spyOn(AudioContext.prototype, 'createOscillator');
  onTestFinished(() => nada.mockRestore());
  const nadaOf = async (kartu: string, teks: RegExp) => {
    nada.mockClear();
    scan(kartu);
    await expect.element(screen.getByRole('alert').getByText(teks)).toBeVisible();
    return nada.mock.results.map(({ value }) => Math.round((value as OscillatorNode).frequency.value));
  };
  const screen = await openKios();
  expect(await nadaOf(KARTU.rina, /^Presensi tercatat/)).toEqual([660, 990]);
  expect(await nadaOf(KARTU.rina, /^Sudah tercatat/)).toEqual([660]);
  expect(await nadaOf('hadir:00000000-0000-4000-8000-000000000000', /tidak dikenal/)).toEqual([247, 185]);
  await expect.element(screen.getByText('Kartu tidak dikenal')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Suara nyala' }).click();
  expect(await nadaOf(KARTU.rina, /^Sudah tercatat/)).toEqual([]);
  await screen.unmount();
  const again = await render(<KiosScreen mesin={openMesinKios()} />);
  await expect.element(again.getByRole('button', { name: 'Suara mati' })).toBeInTheDocument();
});

test.each([
  ['Asia/Jakarta', '05:30', 'dark'],
  ['Asia/Jayapura', '07:30', 'light'],
])('in %s at %s the page is %s, and its screen is kept on', async (timezone, pukul, rupa) => {
  const tetapNyala = vi.spyOn(navigator.wakeLock, 'request');
  onTestFinished(() => tetapNyala.mockRestore());
  onTestFinished(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));
  givenKios({ timezone, sekarang: '2026-11-26T22:30:00Z' });
  const screen = await openKios();
  await expect.element(screen.getByText(new RegExp(`^${pukul}:`))).toBeVisible();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe(rupa);
  expect(tetapNyala).toHaveBeenCalledWith('screen');
  await expectNoAxeFindings();
});

test.each([
  [360, 740],
  [768, 1024],
  [1024, 768],
])('on a screen of %i by %i everything is in sight at once, with a camera and the PIN too', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => showIn({}));
  givenKios({ kios_pin: 'pengganti' });
  const screen = await openKios();
  screen.getByRole('region', { name: 'Kartu anggota' }).element().querySelector('video')?.setAttribute('data-keadaan', 'siap'); // prettier-ignore
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
});

test('without a network what is read waits on the tablet, survives a restart, and is sent once with its own time', async () => {
  const { sambungan, sent } = givenKios({ kios_pin: 'pengganti' });
  const screen = await openKios();
  sambungan.terputus = true;
  scan(KARTU.siti);
  await expect
    .element(screen.getByText('Tanpa jaringan: presensi disimpan di perangkat. 1 presensi menunggu dikirim'))
    .toBeVisible();
  const [first] = sent();
  await screen.unmount();

  const again = await render(<KiosScreen mesin={openMesinKios()} />);
  await again.getByRole('button', { name: 'Pakai PIN' }).click();
  const papan = again.getByRole('dialog', { name: 'PIN Anda' });
  await expectNoAxeFindings();
  for (const angka of '99999') await papan.getByRole('button', { name: angka, exact: true }).click();
  await papan.getByRole('button', { name: 'Presensi' }).click();
  await expect.element(papan.getByText('PIN tidak cocok. Coba lagi')).toBeVisible();
  await userEvent.keyboard('12345{Enter}');
  await expect.element(again.getByText(/2 presensi menunggu dikirim/)).toBeInTheDocument();

  sambungan.terputus = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(again.getByText('Tersambung')).toBeInTheDocument();
  const arrived = sent().slice(-2);
  expect(arrived[0]).toEqual(first);
  expect(arrived[1]).toMatchObject({ pin: '12345' });
  expect(arrived[1]).not.toHaveProperty('kartu');
});

test('where a PIN goes with the card, the card alone records nothing, and another PIN than its own is wrong', async () => {
  const { sent } = givenKios({ kios_pin: 'menyertai' });
  const screen = await openKios();
  scan(KARTU.siti);
  await expect.element(screen.getByText(/^PIN Anda belum ada/)).toBeVisible();
  scan(KARTU.rina);
  const papan = screen.getByRole('dialog', { name: 'PIN Rina Gunawan' });
  await expect.element(papan).toBeVisible();
  expect(sent()).toHaveLength(0);
  await userEvent.keyboard('012345{Enter}');
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ kartu: KARTU.rina, pin: '012345' });
});

test('a kiosk that was taken back asks for a new code, and keeps what it has not sent', async () => {
  const { sambungan, sent, answers } = givenKios();
  const screen = await openKios();
  sambungan.terputus = true;
  scan(KARTU.rina);
  await expect.element(screen.getByText(/^Disimpan di perangkat pukul .*, akan dikirim$/)).toBeVisible();
  scan(KARTU.rina);
  await expect.element(screen.getByText(/^Sudah disimpan di perangkat pukul/)).toBeVisible();
  await expect.element(screen.getByText(/1 presensi menunggu dikirim/)).toBeInTheDocument();
  sambungan.terputus = false;
  sambungan.dilepas = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Layar ini tidak mencatat presensi lagi')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '1 bacaan belum tercatat' })).toBeVisible();
  sambungan.dilepas = false;
  const before = sent().length;
  await expect
    .element(screen.getByText(/yang dibaca sesudah kios ini dilepas menunggu tinjauan operator/))
    .toBeVisible();
  answers.kiosPublik = {
    ...answers.kiosPublik,
    enterKios: () => ({ token: 'token baru', keadaan: keadaanOf({}) }),
  };
  await screen.getByRole('button', { name: 'Pasang' }).click();
  await expect.element(screen.getByText('Tersambung')).toBeVisible();
  expect(sent().length).toBe(before + 1);
  expect(sent().at(-1)).toMatchObject({ token: 'token baru', token_baca: 'token' });
});

test('who comes first to a kiosk that was taken back is told at once, and the operator takes along what stands there', async () => {
  const { sambungan } = givenKios();
  const screen = await openKios();
  sambungan.dilepas = true;
  scan(KARTU.siti);
  await expect.element(screen.getByRole('alert').getByText('Layar ini tidak mencatat presensi lagi')).toBeVisible();
  const daftar = screen.getByRole('region', { name: 'Bacaan yang belum tercatat' });
  await expect.element(daftar.getByText('Kartu Siti Aminah dibaca')).toBeVisible();
  await expectNoAxeFindings();
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());
  await daftar.getByRole('button', { name: 'Unduh daftarnya' }).click();
  const [berkas] = made.mock.calls[0] ?? [];
  expect(await (berkas as Blob).text()).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d\tKartu Siti Aminah dibaca\r\n$/);
});

test('what the server refuses for good is told with its reason, tried again, or put away on purpose', async () => {
  const { answers, sent } = givenKios();
  const screen = await openKios();
  const { kiosPublik } = answers;
  answers.kiosPublik = {
    ...kiosPublik,
    submitPresensiKios: () => {
      throw new Refusal('kios.kartu_tidak_dikenal');
    },
  };
  scan(KARTU.rina);
  await screen.getByRole('button', { name: '1 ditolak' }).click();
  const daftar = screen.getByRole('dialog', { name: 'Bacaan yang ditolak' });
  await expect.element(daftar.getByText('Kartu Rina Gunawan dibaca')).toBeVisible();
  await expectNoAxeFindings();
  if (kiosPublik) answers.kiosPublik = kiosPublik;
  await daftar.getByRole('button', { name: 'Kirim semuanya lagi' }).click();
  await expect.element(screen.getByRole('button', { name: '1 ditolak' })).not.toBeInTheDocument();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
});

test('three wrong PINs close the keys for all who come, also when each is tried from anew', async () => {
  givenKios({ kios_pin: 'pengganti' });
  const screen = await openKios();
  const coba = async (pin: string) => {
    await screen.getByRole('button', { name: 'Pakai PIN' }).click();
    await userEvent.keyboard(`${pin}{Enter}`);
  };
  for (const pin of ['11111', '22222']) {
    await coba(pin);
    const papan = screen.getByRole('dialog', { name: 'PIN Anda' });
    await expect.element(papan.getByText('PIN tidak cocok. Coba lagi')).toBeVisible();
    await papan.getByRole('button', { name: 'Batal' }).click();
  }
  await coba('33333');
  const kabar = screen.getByRole('alert');
  await expect.element(kabar.getByText('PIN ditutup sementara')).toBeVisible();
  await expect.element(kabar.getByText(/^Beberapa PIN tidak cocok\. Coba lagi dalam 1 menit/)).toBeVisible();
  await expect.element(screen.getByText('PIN ditutup sementara')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Pakai PIN' }).click();
  await expect.element(kabar.getByText('PIN ditutup sementara')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('what the kiosk refuses by itself it counts and tells with its report: each card once, each PIN, also after a restart', async () => {
  const { asked } = givenKios({ kios_pin: 'pengganti' });
  const screen = await openKios();
  const dilaporkan = () => asked.filter(({ name }) => name === 'kiosPublik.checkKios').at(-1)?.input;
  const lapor = (kartu: string) => () => {
    // Held out until it was read: it is one card.
    scan(kartu);
    window.dispatchEvent(new Event('online'));
    return dilaporkan();
  };
  await expect.poll(lapor('0009876543')).toEqual({ token: 'token', kartu_asing: 1, pin_salah: 0 });
  await expect.poll(lapor('0001234567')).toEqual({ token: 'token', kartu_asing: 2, pin_salah: 0 });
  await screen.getByRole('button', { name: 'Pakai PIN' }).click();
  await userEvent.keyboard('11111{Enter}');
  await expect.element(screen.getByText('PIN tidak cocok. Coba lagi')).toBeVisible();
  await screen.getByRole('button', { name: 'Batal' }).click();
  await expect.poll(lapor('0001234567')).toEqual({ token: 'token', kartu_asing: 2, pin_salah: 1 });
  await screen.unmount();
  const again = await render(<KiosScreen mesin={openMesinKios()} />);
  await expect.element(again.getByText('Tersambung')).toBeVisible();
  await expect.poll(lapor('0009876543')).toEqual({ token: 'token', kartu_asing: 3, pin_salah: 1 });
});

test('what a scanner types while a PIN is asked for is no part of the PIN', async () => {
  const { sent } = givenKios({ kios_pin: 'menyertai' });
  const screen = await openKios();
  scan(KARTU.rina);
  const papan = screen.getByRole('dialog', { name: 'PIN Rina Gunawan' });
  await expect.element(papan).toBeVisible();
  scan(KARTU.rina);
  await expect.element(papan.getByLabelText('PIN', { exact: true })).toHaveTextContent('');
  await userEvent.keyboard('12345{Enter}');
  await expect.poll(sent).toHaveLength(1);
});

test.each(['0009876543', '198503102010011002', 'Siti Aminah', '4711'])(
  'a scanner that reads %s, which is no card, is answered as for a card that nobody has, and its Enter presses nothing',
  async (teks) => {
    givenKios({ kios_pin: 'pengganti' });
    const screen = await openKios();
    const tombol = screen.getByRole('button', { name: 'Pakai PIN' });
    (tombol.element() as HTMLElement).focus();
    expect(scan(teks)).toBe(false);
    await expect.element(screen.getByRole('alert').getByText('Kartu tidak dikenal')).toBeVisible();
    expect(jenisKabar()).toEqual(['gagal']);
    // A hand that presses Enter there means the button.
    expect(scan('')).toBe(true);
    await tombol.click();
    const papan = screen.getByRole('dialog', { name: 'PIN Anda' });
    await expect.element(papan).toBeVisible();
    expect(scan('NIP 198503102010011002')).toBe(false);
    await expect.element(screen.getByRole('alert').getByText('Kartu tidak dikenal')).toBeVisible();
    await expect.element(papan.getByLabelText('PIN', { exact: true })).toHaveTextContent('');
  },
);

test('a kiosk that is listened to again goes on by itself', async () => {
  const { sambungan } = givenKios();
  const screen = await openKios();
  sambungan.dilepas = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Layar ini tidak mencatat presensi lagi')).toBeVisible();
  sambungan.dilepas = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('img', { name: 'Kode QR presensi' })).toBeVisible();
});

test('a hundred readings go out in their order, and what is read meanwhile with them', async () => {
  const { sambungan, sent, answers } = givenKios();
  const screen = await openKios();
  sambungan.terputus = true;
  const kunci = Array.from({ length: 120 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  for (const one of kunci)
    await kiosDb.put({ kunci: one, perangkat_id: 4, kartu: KARTU.siti, waktu: new Date().toISOString(), is_jam_ragu: false, nama: siti.nama, ditolak: null }); // prettier-ignore
  answers.kiosPublik = {
    ...answers.kiosPublik,
    submitPresensiKios: (input) => {
      if (input.kunci === kunci[60]) scan(KARTU.rina);
      return { nama: siti.nama, is_ditinjau: false };
    },
  };
  sambungan.terputus = false;
  const before = sent().length;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(before + 121);
  const arrived = sent().slice(before);
  expect(arrived.slice(0, 120).map((one) => (one as { kunci: string }).kunci)).toEqual(kunci);
  expect(arrived[120]).toMatchObject({ kartu: KARTU.rina });
  await expect.element(screen.getByText('Tersambung', { exact: true })).toBeVisible();
  await expect.poll(() => kiosDb.antrean()).toEqual([]);
});
