import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outbox } from '../../base/outbox/outbox.ts';
import { outboxDb } from '../../base/outbox/outbox-db.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { BAGIAN_SEHAT, BAGIAN_SEMUA } from '../../testing/given/given-isian-kuesioner.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { IsianKuesioner } from './isian-tersimpan.ts';
import { responsOutbox } from './respons-outbox.ts';

responsOutbox.register();

beforeEach(async () => {
  localStorage.clear();
  for (const { key } of await outboxDb.list()) await outboxDb.delete(key);
  await outbox.refresh();
});
afterEach(() => page.viewport(1440, 900));

const isian: IsianKuesioner = {
  kuesioner_id: 4,
  judul: 'Kesehatan',
  keterangan: 'Diisi setiap pekan.',
  susunan: 'sidik',
  organisasi: 'MAN 1 Jakarta',
  keadaan: 'terbuka',
  is_anonim: false,
  tgl_mulai: null,
  tgl_selesai: '2026-11-25',
  bagian: BAGIAN_SEHAT,
  ucapan: 'Semoga sehat selalu.',
  dijawab: null,
  jawaban: [],
  versi_draf: 0,
};
const row = {
  kuesioner_id: 4,
  judul: 'Kesehatan',
  keterangan: '',
  keadaan: 'terbuka' as const,
  is_anonim: false,
  tgl_mulai: null,
  tgl_selesai: '2026-11-25',
  jumlah_pertanyaan: 2,
  dijawab: null,
  has_draf: false,
};

/** A server that keeps a draft and takes answers once, with what a test says otherwise. */
function givenKuesioner(differences: Partial<IsianKuesioner> = {}) {
  let draf: Jawaban[] = [];
  let versi_draf = 0;
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    jawabKuesioner: {
      countKuesionerBelum: () => ({ jumlah: 1 }),
      listKuesionerSendiri: ({ sudah }) => ({
        ...givenPage(
          sudah
            ? [{ ...row, kuesioner_id: 3, judul: 'Kantin', dijawab: '2026-11-19' }]
            : [{ ...row, has_draf: versi_draf > 0 }],
        ),
        belum: 1,
      }),
      getIsianKuesioner: () => ({ ...isian, jawaban: draf, versi_draf, ...differences }),
      saveDrafKuesioner: ({ jawaban }) => {
        draf = jawaban;
        versi_draf += 1;
        return { versi_draf };
      },
      submitRespons: () => ({ kuesioner_id: 4, tanggal: '2026-11-20', ucapan: 'Semoga sehat selalu.' }),
    },
  });
  return { ...server, timesOf: (name: string) => server.asked.filter((call) => call.name === name).length };
}
const SATU = { organisasi_id: 9 };
const open = () => renderScreen('riwayatKuesioner', SATU, { kuesioner: 4 });

test('a member sees what waits for his answer and what he has answered, and opens one', async () => {
  await page.viewport(360, 740);
  givenKuesioner();
  const screen = await renderScreen('riwayatKuesioner', SATU);
  const belum = screen.getByRole('region', { name: 'Belum dijawab' });
  await expect.element(belum.getByText('1 kuesioner menunggu jawaban Anda')).toBeVisible();
  const sudah = screen.getByRole('region', { name: 'Sudah dijawab' });
  await expect.element(sudah.getByText('2 pertanyaan · dijawab 19-11-2026')).toBeVisible();
  await expectNoAxeFindings();
  await belum.getByRole('link', { name: /Kesehatan/ }).click();
  await expect.poll(screen.address).toContain('kuesioner=4');
});

test('a conditional question comes and goes, what lacks is said at its question, and all is sent once', async () => {
  await page.viewport(360, 740);
  const server = givenKuesioner();
  const screen = await open();
  const keluhan = screen.getByRole('textbox', { name: /Apa keluhannya/ });
  await expect.element(screen.getByRole('heading', { name: 'Kesehatan' })).toBeVisible();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect
    .element(screen.getByRole('group', { name: /sehat/ }))
    .toHaveAccessibleDescription('Pertanyaan ini wajib dijawab');
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');

  await screen.getByRole('radio', { name: 'Tidak' }).click();
  await expect.element(keluhan).toBeVisible();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(keluhan).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('1 pertanyaan perlu diperiksa.');
  await expectNoAxeFindings();
  expect(server.timesOf('jawabKuesioner.submitRespons')).toBe(0);

  await keluhan.fill('Batuk');
  await screen.getByRole('radio', { name: 'Ya', exact: true }).click();
  await expect.element(keluhan).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Jawaban terkirim' })).toHaveFocus();
  await expect.element(screen.getByText('Semoga sehat selalu.')).toBeVisible();
  await expectNoAxeFindings();
  // What was filled in under a hidden question stays here.
  expect(server.lastOf('jawabKuesioner.submitRespons')?.['jawaban']).toEqual([{ pertanyaan_id: 1, nilai: 1 }]);
  expect(server.timesOf('jawabKuesioner.submitRespons')).toBe(1);
});

test('what is typed is saved by itself, and goes on where another device left it', async () => {
  const server = givenKuesioner();
  const screen = await open();
  await screen.getByRole('radio', { name: 'Tidak' }).click();
  await screen.getByRole('textbox', { name: /Apa keluhannya/ }).fill('Batuk');
  await expect
    .element(screen.getByText('boleh dilanjutkan nanti, juga di perangkat lain', { exact: false }))
    .toBeVisible();
  expect(server.lastOf('jawabKuesioner.saveDrafKuesioner')?.['jawaban']).toEqual([
    { pertanyaan_id: 1, nilai: 2 },
    { pertanyaan_id: 2, nilai: 'Batuk' },
  ]);
  await screen.unmount();

  localStorage.clear();
  const elsewhere = await open();
  await expect.element(elsewhere.getByRole('textbox', { name: /Apa keluhannya/ })).toHaveValue('Batuk');
});

test('what another device filled in meanwhile stays, and appears here', async () => {
  const server = givenKuesioner();
  const screen = await open();
  await expect.element(screen.getByRole('radio', { name: 'Tidak' })).toBeVisible();
  const bersama = [
    { pertanyaan_id: 1, nilai: 2 },
    { pertanyaan_id: 2, nilai: 'Dari laptop' },
  ];
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    getIsianKuesioner: () => ({ ...isian, jawaban: bersama, versi_draf: 2 }),
    saveDrafKuesioner: () => ({ versi_draf: 2 }),
  };
  await screen.getByRole('radio', { name: 'Tidak' }).click();
  await expect.element(screen.getByRole('textbox', { name: /Apa keluhannya/ })).toHaveValue('Dari laptop');
  expect(server.lastOf('jawabKuesioner.saveDrafKuesioner')).toMatchObject({ diubah: [1] });
});

test('without a connection the answers stay on the device, and are sent once when there is one', async () => {
  const server = givenKuesioner();
  const screen = await open();
  await screen.getByRole('radio', { name: 'Ya', exact: true }).click();
  await expect.poll(() => server.timesOf('jawabKuesioner.saveDrafKuesioner')).toBe(1);
  const { submitRespons } = server.answers.jawabKuesioner ?? {};
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    submitRespons: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Jawaban akan dikirim' })).toBeVisible();
  expect(outbox.read()).toHaveLength(1);
  await screen.unmount();

  // Loaded again, still without a connection.
  const { getIsianKuesioner } = server.answers.jawabKuesioner ?? {};
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    getIsianKuesioner: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const again = await open();
  await expect.element(again.getByRole('heading', { name: 'Jawaban akan dikirim' })).toBeVisible();

  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    ...(submitRespons && { submitRespons }),
    ...(getIsianKuesioner && { getIsianKuesioner }),
  };
  await outbox.flush(7);
  await expect.element(again.getByRole('heading', { name: 'Jawaban terkirim' })).toBeVisible();
  await outbox.flush(7);
  expect(server.timesOf('jawabKuesioner.submitRespons')).toBe(2);
  expect(outbox.read()).toEqual([]);
});

test('what was filled in without a connection and a reload stands there again, over what the server knows', async () => {
  const server = givenKuesioner();
  const saveDrafKuesioner = server.answers.jawabKuesioner?.saveDrafKuesioner;
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    saveDrafKuesioner: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const screen = await open();
  await screen.getByRole('radio', { name: 'Tidak' }).click();
  await expect.element(screen.getByText('Isian tersimpan di perangkat ini', { exact: false })).toBeVisible();
  await screen.unmount();

  server.answers.jawabKuesioner = { ...server.answers.jawabKuesioner, ...(saveDrafKuesioner && { saveDrafKuesioner }) };
  const again = await open();
  await expect.element(again.getByRole('radio', { name: 'Tidak' })).toBeChecked();
  await expect
    .poll(() => server.lastOf('jawabKuesioner.saveDrafKuesioner')?.['jawaban'])
    .toEqual([{ pertanyaan_id: 1, nilai: 2 }]);
});

test('a refusal is said, and nothing that was filled in is lost', async () => {
  const server = givenKuesioner();
  const screen = await open();
  await screen.getByRole('radio', { name: 'Ya', exact: true }).click();
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    submitRespons: () => {
      throw new Refusal('kuesioner.sudah_tutup');
    },
  };
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByText('Kuesioner ini sudah ditutup dan tidak menerima jawaban lagi')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Ya', exact: true })).toBeChecked();
  // The queue tells of the refusal a moment before it lets go of what was refused.
  await expect.poll(() => outbox.read()).toEqual([]);
});

test('answers wait for the file that is still on its way: they are taken once', async () => {
  const server = givenKuesioner({ bagian: BAGIAN_SEMUA.map((one) => ({ ...one, pertanyaan: one.pertanyaan.filter(({ jenis }) => jenis === 'berkas') })) }); // prettier-ignore
  const sampai = Promise.withResolvers<{ berkas_id: string; nama: string }>();
  server.answers.jawabKuesioner = { ...server.answers.jawabKuesioner, uploadBerkasKuesioner: () => sampai.promise };
  const screen = await open();
  const surat = new File(['%PDF-1.4'], 'surat.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Berkas'), surat);
  await screen.getByRole('button', { name: 'Kirim' }).click();
  const kalimat = screen.getByText('Berkas masih diunggah. Kirim sesudah unggahannya selesai.');
  await expect.element(kalimat).toBeVisible();
  expect(server.lastOf('jawabKuesioner.submitRespons')).toBeUndefined();

  sampai.resolve({ berkas_id: '018f2c5e-7a3b-7c4d-8e5f-0123456789ab', nama: 'surat.pdf' });
  await expect.element(kalimat).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Jawaban terkirim' })).toBeVisible();
  const sent = server.lastOf('jawabKuesioner.submitRespons')?.['jawaban'] as Jawaban[];
  expect(sent).toMatchObject([{ nilai: '018f2c5e-7a3b-7c4d-8e5f-0123456789ab' }]);
});

test('every kind of question is answered on a phone, in one column, with what the contract asks for', async () => {
  await page.viewport(360, 740);
  const server = givenKuesioner({ bagian: BAGIAN_SEMUA });
  server.answers.jawabKuesioner = {
    ...server.answers.jawabKuesioner,
    uploadBerkasKuesioner: () => ({ berkas_id: '018f2c5e-7a3b-7c4d-8e5f-0123456789ab', nama: 'surat.pdf' }),
  };
  const screen = await open();
  await screen.getByRole('group', { name: 'Satu' }).getByRole('radio', { name: 'Tidak' }).click();
  const beberapa = screen.getByRole('group', { name: 'Beberapa' });
  await beberapa.getByRole('checkbox', { name: 'Mungkin' }).click();
  await beberapa.getByRole('checkbox', { name: 'Ya', exact: true }).click();
  await screen.getByRole('radio', { name: '10, Pasti' }).click();
  await screen.getByRole('group', { name: 'Ruang kelas' }).getByRole('radio', { name: 'Cukup' }).click();
  await screen.getByRole('textbox', { name: 'Pendek' }).fill('Siti');
  await screen.getByRole('textbox', { name: 'Panjang' }).fill('Dua\nbaris');
  const angka = screen.getByRole('textbox', { name: 'Angka' });
  await angka.fill('1,2,3');
  await userEvent.tab();
  await expect.element(angka).toHaveAccessibleDescription(/Isi angka, misalnya 12 atau 1.234,5$/);
  await angka.fill('1.234,5');
  const tanggal = screen.getByRole('textbox', { name: 'Tanggal' });
  await tanggal.fill('31-02-2026');
  // Past the calendar, which belongs to the question.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(tanggal).toHaveAccessibleDescription('Isi tanggal yang ada, misalnya 20-11-2026');
  await tanggal.fill('20/11/2026');
  await userEvent.upload(
    screen.getByLabelText('Berkas'),
    new File(['%PDF-1.4'], 'surat.pdf', { type: 'application/pdf' }),
  );
  await expect.element(screen.getByRole('link', { name: 'surat.pdf' })).toBeVisible();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  const matriks = screen.getByRole('group', { name: /^Matriks/ });
  await expect.element(matriks).toHaveAccessibleDescription('Jawab setiap barisnya');
  await expectNoAxeFindings();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

  await screen.getByRole('group', { name: 'Kantin' }).getByRole('radio', { name: 'Baik' }).click();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Jawaban terkirim' })).toBeVisible();
  const sent = server.lastOf('jawabKuesioner.submitRespons')?.['jawaban'] as Jawaban[];
  expect(Object.fromEntries(sent.map(({ pertanyaan_id, nilai }) => [pertanyaan_id, nilai]))).toEqual({
    1: 2,
    2: [1, 3],
    3: 10,
    4: [
      { baris_id: 1, pilihan_id: 2 },
      { baris_id: 2, pilihan_id: 1 },
    ],
    5: 'Siti',
    6: 'Dua\nbaris',
    7: 1234.5,
    8: '2026-11-20',
    9: '018f2c5e-7a3b-7c4d-8e5f-0123456789ab',
  });
});

test('one reads what he sent; of an anonymous questionnaire nobody can show it again', async () => {
  const sent = { dijawab: '2026-11-20', jawaban: [{ pertanyaan_id: 1, nilai: 1 }] };
  givenKuesioner(sent);
  const screen = await open();
  await expect.element(screen.getByText('Dijawab pada 20-11-2026')).toBeVisible();
  await expect.element(screen.getByRole('definition')).toHaveTextContent('Ya');
  await expectNoAxeFindings();
  await screen.unmount();

  givenKuesioner({ ...sent, is_anonim: true, jawaban: [] });
  const anonymous = await open();
  await expect.element(anonymous.getByText('jadi tidak dapat ditampilkan lagi', { exact: false })).toBeVisible();
});

test.each([
  ['dijadwalkan', 'Kuesioner ini belum dibuka'],
  ['tutup', 'Kuesioner ini sudah ditutup dan tidak menerima jawaban lagi'],
] as const)('one that is %s cannot be filled in, and says so', async (keadaan, words) => {
  givenKuesioner({ keadaan });
  const screen = await open();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Kirim' })).not.toBeInTheDocument();
});

test("a member's menu and bottom bar say how many wait for his answer", async () => {
  await page.viewport(360, 740);
  givenKuesioner();
  const app = await renderApp('/organisasi/9/riwayat-kuesioner');
  const bar = app.getByRole('navigation', { name: 'Menu bawah' });
  await expect.element(bar.getByRole('link', { name: 'Kuesioner 1 belum dijawab' })).toBeVisible();
  await expectNoAxeFindings();
});
