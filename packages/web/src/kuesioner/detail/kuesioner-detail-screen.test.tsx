import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { toSusunan } from '@hadir/rules/kuesioner/to-susunan.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenKuesioner } from '../../testing/given/given-kuesioner.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/** A server that keeps what is sent, each time as the next version. */
async function openKuesioner(
  others: Partial<KuesionerDetail> = {},
  search: Record<string, string> = {},
  session = givenSession(),
) {
  let kept = givenKuesioner(others);
  const server = givenServer({
    auth: session,
    kuesioner: {
      getKuesioner: () => kept,
      changeKuesioner: (isi) =>
        (kept = {
          ...kept,
          ...isi,
          tgl_mulai: isi.tgl_mulai ?? null,
          tgl_selesai: isi.tgl_selesai ?? null,
          versi: kept.versi + 1,
        }),
      openKuesioner: () => (kept = { ...kept, status: 'terbit', keadaan: 'terbuka', versi: kept.versi + 1 }),
      listResponden: () => ({
        ...givenPage([
          { user_id: 21, nama: 'Rina Gunawan', nip: null, grup: 'Guru', sudah: true, tanggal: '2026-11-21' },
          { user_id: 22, nama: 'Siti Aminah', nip: null, grup: 'Guru', sudah: false, tanggal: null },
        ]),
        sudah: 1,
        belum: 1,
      }),
      sendPengingatKuesioner: () => ({ diingatkan: 1, tanpa_email: 0, sudah_diingatkan: 0 }),
    },
  });
  const screen = await renderScreen('kuesioner.detail', { organisasi_id: 9, kuesioner_id: 5 }, search);
  const sent = () => server.lastOf('kuesioner.changeKuesioner') as KuesionerDetail | undefined;
  return { server, screen, sent };
}

test('a question is added, written and kept; its title must not be missing', async () => {
  const { screen, sent } = await openKuesioner();
  await screen.getByRole('button', { name: 'Tambah pertanyaan' }).click();
  await screen.getByRole('menuitem', { name: 'Beberapa pilihan' }).click();
  const title = screen.getByRole('textbox', { name: 'Pertanyaan', exact: true });
  await expect.element(title).toHaveFocus();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.element(screen.getByText('Wajib diisi')).toBeVisible();
  expect(sent()).toBeUndefined();

  await title.fill('Olahraga apa?');
  await expect.element(screen.getByText('Wajib diisi')).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Pilihan 1' }).fill('Lari');
  await screen.getByRole('textbox', { name: 'Pilihan 2' }).fill('Renang');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Pilihan 3' })).toHaveFocus();
  await userEvent.keyboard('Voli');
  await screen.getByRole('switch', { name: 'Wajib dijawab' }).click();
  expect(hasUnsavedWork()).toBe(true);
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect
    .poll(() => sent()?.bagian[0]?.pertanyaan[2])
    .toMatchObject({
      pertanyaan_id: 3,
      jenis: 'beberapa',
      judul: 'Olahraga apa?',
      is_wajib: true,
      pilihan: [{ teks: 'Lari' }, { teks: 'Renang' }, { teks: 'Voli' }],
    });
  await expect.poll(hasUnsavedWork).toBe(false);
});

test('publishing asks nothing while something is missing; what is, is marked at once', async () => {
  const { server, screen } = await openKuesioner();
  await screen.getByRole('button', { name: 'Tambah pertanyaan' }).click();
  await screen.getByRole('menuitem', { name: 'Beberapa pilihan' }).click();
  await screen.getByRole('button', { name: 'Terbitkan' }).click();
  await expect.element(screen.getByText('Wajib diisi')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.lastOf('kuesioner.openKuesioner')).toBeUndefined();
});

test.each(['Simpan', 'Terbitkan'])('a last day that there is not keeps it from being kept by %s', async (name) => {
  const { server, screen } = await openKuesioner();
  await screen.getByRole('textbox', { name: 'Judul', exact: true }).fill('Kesehatan pegawai');
  const hari = screen.getByRole('textbox', { name: 'Hari terakhir' });
  await hari.fill('31-02-2027');
  await screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByText(/Tanggal 31-02-2027 tidak ada di kalender/)).toBeVisible();
  await expect.element(hari).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.lastOf('kuesioner.changeKuesioner')).toBeUndefined();
});

test('questions move by keyboard and button, and Ctrl+Z takes each step back', async () => {
  const { screen, sent } = await openKuesioner();
  const titles = () =>
    [...document.querySelectorAll('[data-pertanyaan] button[aria-expanded]')].map((one) => one.textContent);
  await screen.getByRole('button', { name: /Apa keluhannya/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Pertanyaan', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(titles).toEqual(['1Apa keluhannya?', '2Apakah Anda sehat?']);
  await expect.element(screen.getByRole('textbox', { name: 'Pertanyaan', exact: true })).toHaveFocus();
  await expect.element(screen.getByText('Pertanyaan dipindah ke nomor 1')).toBeInTheDocument();
  await expect.element(screen.getByText(/Syaratnya harus pertanyaan pilihan atau skala sebelum ini/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(titles).toEqual(['1Apakah Anda sehat?', '2Apa keluhannya?']);

  await screen.getByRole('button', { name: 'Hapus pertanyaan 1' }).click();
  await expect.poll(titles).toEqual(['1Apa keluhannya?']);
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await expect.poll(titles).toHaveLength(2);
  await screen.getByRole('button', { name: 'Turunkan pertanyaan 1' }).click();
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.poll(() => sent()?.bagian[0]?.pertanyaan.map(({ pertanyaan_id }) => pertanyaan_id)).toEqual([2, 1]);
});

test('the focus goes with a question over the edge of its section, and with a section that can go no further', async () => {
  const { screen } = await openKuesioner();
  await screen.getByRole('button', { name: 'Tambah bagian' }).click();
  const bagian = (nomor: number) => screen.getByRole('region', { name: `Bagian ${nomor}` });
  await expect.element(bagian(2).getByRole('textbox', { name: 'Judul bagian' })).toHaveFocus();

  await screen.getByRole('button', { name: /Apa keluhannya/ }).click();
  const judul = screen.getByRole('textbox', { name: 'Pertanyaan', exact: true });
  await expect.element(judul).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(bagian(2).getByRole('button', { name: /Apa keluhannya/ })).toBeVisible();
  await expect.element(judul).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(bagian(1).getByRole('button', { name: /Apa keluhannya/ })).toBeVisible();
  await expect.element(judul).toHaveFocus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.element(bagian(1).getByRole('button', { name: /Apa keluhannya/ })).toBeVisible();

  await bagian(2).getByRole('button', { name: 'Naikkan bagian 2' }).click();
  await expect.element(screen.getByText('Bagian dipindah ke urutan 1')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Turunkan bagian 1' })).toHaveFocus();
});

test('a condition never passes to another answer: it goes with its choice, and that is said', async () => {
  const { screen, sent } = await openKuesioner();
  await screen.getByRole('button', { name: /Apakah Anda sehat/ }).click();
  await screen.getByRole('button', { name: 'Hapus pilihan 2' }).click();
  await expect.element(screen.getByText(/^Syarat pertanyaan nomor 2 ikut berubah/)).toBeVisible();
  await screen.getByRole('button', { name: 'Tambah pilihan' }).click();
  await userEvent.keyboard('Lain');
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.poll(() => sent()?.bagian[0]?.pertanyaan[1]).toMatchObject({ pertanyaan_id: 2, syarat: null });
});

test('a condition on what is asked later is marked on the closed card', async () => {
  const { screen } = await openKuesioner();
  await screen.getByRole('button', { name: 'Turunkan pertanyaan 1' }).click();
  await expect.element(screen.getByText('Syaratnya harus pertanyaan pilihan atau skala sebelum ini')).toBeVisible();
  await expectNoAxeFindings();
});

test('a question is dragged into another section', async () => {
  const { screen, sent } = await openKuesioner();
  await screen.getByRole('button', { name: 'Tambah bagian' }).click();
  const [handle] = document.querySelectorAll<HTMLElement>('[data-pertanyaan="2"] [draggable]');
  const target = screen.getByRole('region', { name: 'Bagian 2' }).getByRole('list').element();
  const dataTransfer = new DataTransfer();
  const drag = (element: Element | undefined, type: string) =>
    element?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  drag(handle, 'dragstart');
  drag(target, 'dragover');
  drag(target, 'drop');
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.poll(() => sent()?.bagian.map(({ pertanyaan }) => pertanyaan.length)).toEqual([1, 1]);
});

test('choices that nobody has written are named before they are published', async () => {
  const { screen } = await openKuesioner();
  await screen.getByRole('button', { name: 'Tambah pertanyaan' }).click();
  await screen.getByRole('menuitem', { name: 'Beberapa pilihan' }).click();
  await screen.getByRole('textbox', { name: 'Pertanyaan', exact: true }).fill('Olahraga apa?');
  await screen.getByRole('button', { name: 'Terbitkan' }).click();
  await expect
    .element(screen.getByRole('dialog').getByText('2 pilihan atau baris masih bertulisan bawaan', { exact: false }))
    .toBeVisible();
});

test('what keeps it from being published is said at its question', async () => {
  const { server, screen } = await openKuesioner();
  server.answers.kuesioner = {
    ...server.answers.kuesioner,
    openKuesioner: () => {
      throw new Refusal('input.invalid', { 'pertanyaan.1': ['Tambahkan paling sedikit dua pilihan'] });
    },
  };
  await screen.getByRole('textbox', { name: 'Judul', exact: true }).fill('Kesehatan pegawai');
  await screen.getByRole('button', { name: 'Terbitkan' }).click();
  // By the name that is written just now.
  const tanya = screen.getByRole('dialog', { name: 'Terbitkan Kesehatan pegawai?' });
  await tanya.getByRole('button', { name: 'Terbitkan' }).click();
  await expect.element(screen.getByText('Tambahkan paling sedikit dua pilihan')).toBeVisible();
  expect(server.lastOf('kuesioner.changeKuesioner')).toMatchObject({ judul: 'Kesehatan pegawai', versi: 1 });
  await expect.element(screen.getByRole('textbox', { name: 'Pertanyaan', exact: true })).toHaveFocus();
});

test('once somebody has answered the questions are only read, while days and audience still change', async () => {
  const { screen, sent } = await openKuesioner({
    keadaan: 'terbuka',
    status: 'terbit',
    is_tetap: true,
    jumlah_menjawab: 1,
  });
  await expect.element(screen.getByText(/Sudah ada yang menjawab/)).toBeVisible();
  await expect.element(screen.getByText(/Apakah Anda sehat/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tambah pertanyaan' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('switch', { name: 'Anonim' })).toBeDisabled();
  await expectNoAxeFindings();
  await screen.getByRole('textbox', { name: 'Hari terakhir' }).fill('27-11-2030');
  await userEvent.keyboard('{Tab}');
  await screen.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect.poll(() => sent()?.tgl_selesai).toBe('2030-11-27');
});

test('who runs it reads what one respondent answered, and opens his file', async () => {
  const [bagian] = toSusunan({
    bagian: [
      {
        judul: 'Keadaan',
        pertanyaan: [
          { jenis: 'pilihan', judul: 'Apakah Anda sehat?', pilihan: ['Ya', 'Tidak'] },
          { jenis: 'berkas', judul: 'Surat sehat' },
        ],
      },
    ],
  });
  const berkas_id = '8f14e45f-ceea-467f-a83d-6a1f0c3b2d11';
  const { server, screen } = await openKuesioner(
    { keadaan: 'terbuka', status: 'terbit', jumlah_menjawab: 1, bagian: bagian ? [bagian] : [] },
    { bagian: 'responden' },
  );
  server.answers.hasilKuesioner = {
    listRespons: ({ user_id }) =>
      givenPage(
        user_id === 21
          ? [
              {
                respons_id: '0b8c2a5e-3d0e-4c52-9d0d-6f2f1f7a9c01',
                user_id: 21,
                nama: 'Rina Gunawan',
                grup: 'Guru',
                dikirim_pada: '2026-11-21T01:00:00.000Z',
                jawaban: [
                  { pertanyaan_id: 1, nilai: 2 },
                  { pertanyaan_id: 2, nilai: berkas_id },
                ],
              },
            ]
          : [],
      ),
  };
  await screen.getByText('Rina Gunawan').click();
  const panel = screen.getByRole('dialog', { name: 'Rina Gunawan' });
  await expect.element(panel.getByText('Tidak', { exact: true })).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Buka berkas' }))
    .toHaveAttribute('href', `/api/orgs/9/kuesioner/5/berkas/${berkas_id}`);
  await expectNoAxeFindings();
  await userEvent.keyboard('{Escape}');
  await screen.getByText('Siti Aminah').click();
  await expect.element(screen.getByRole('dialog', { name: 'Siti Aminah' }).getByText('Belum menjawab.')).toBeVisible();
});

test('what one person answered is not opened where the answers are anonymous', async () => {
  const { screen } = await openKuesioner(
    { keadaan: 'terbuka', status: 'terbit', is_anonim: true, jumlah_menjawab: 1 },
    { bagian: 'responden' },
  );
  await screen.getByText('Rina Gunawan').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is written outlasts a look at who has answered; those who have not are reminded', async () => {
  const { server, screen } = await openKuesioner({ keadaan: 'terbuka', status: 'terbit', jumlah_menjawab: 1 });
  await screen.getByRole('textbox', { name: 'Judul', exact: true }).fill('Lain');
  await screen.getByRole('link', { name: 'Responden' }).click();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan — Guru Sudah 21-11-2026/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Ingatkan' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Ingatkan' }).click();
  await expect.element(screen.getByText('1 orang diingatkan')).toBeVisible();
  expect(server.lastOf('kuesioner.sendPengingatKuesioner')).toEqual({ organisasi_id: 9, kuesioner_id: 5 });
  await screen.getByRole('link', { name: 'Susunan' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Judul', exact: true })).toHaveValue('Lain');
});

test('it is tried as a phone will show it, with its conditions, also before it is kept', async () => {
  const { server, screen } = await openKuesioner();
  await screen.getByRole('textbox', { name: 'Judul', exact: true }).fill('Belum disimpan');
  await screen.getByRole('button', { name: 'Pratinjau' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Pratinjau' });
  await expect.element(dialog.getByText('Belum disimpan')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Apa keluhannya?' })).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: 'Tidak' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Apa keluhannya?' })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Tutup pratinjau' }).click();
  expect(server.lastOf('kuesioner.changeKuesioner')).toBeUndefined();
});

test('a member is led to his own answers, and offered no results that he may not read', async () => {
  const { screen } = await openKuesioner(
    { status: 'terbit', keadaan: 'terbuka' },
    { bagian: 'hasil' },
    givenSession({ peran: 'user' }),
  );
  await expect
    .element(screen.getByRole('link', { name: 'Jawaban saya' }))
    .toHaveAttribute('href', expect.stringMatching(/\/organisasi\/9\/riwayat-kuesioner\?kuesioner=5$/));
  await expect.element(screen.getByRole('link', { name: 'Susunan' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Hasil' })).not.toBeInTheDocument();
});

test('before it opens a member is not led to answers that he cannot give yet', async () => {
  const { screen } = await openKuesioner(
    { status: 'terbit', keadaan: 'dijadwalkan' },
    {},
    givenSession({ peran: 'user' }),
  );
  await expect.element(screen.getByRole('link', { name: 'Susunan' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jawaban saya' })).not.toBeInTheDocument();
});
