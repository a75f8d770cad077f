import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { HariRoster } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu, givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const tukar: TukarShift = {
  tukar_shift_id: 91,
  a: { user_id: 21, nama: 'Rina', tanggal: '2026-12-04', shift: 'Malam' },
  b: { user_id: 7, nama: 'Siti', tanggal: '2026-12-05', shift: 'Pagi' },
  status: 'diajukan',
  keterangan: 'Ada acara keluarga',
  catatan: null,
  dibuat_pada: '2026-11-20T01:00:00Z',
  diputuskan_pada: null,
  persetujuan: givenJalan(),
};
const pick = { gender: 'P', file_foto: null } as const;

/** A shift on the fourth and the fifth, and nothing on the sixth, of a month. */
const rosterOf = (bulan: string): HariRoster[] => {
  const malam = {
    jadwal_id: 12,
    nama: 'Malam',
    jam: { jam_masuk: '21:00:00', jam_pulang: '07:00:00', is_lewat_tengah_malam: true },
    sebab_libur: null,
    is_roster: true,
  };
  const bebas = { jadwal_id: null, nama: null, jam: null, sebab_libur: 'tanpa_jadwal', is_roster: false } as const;
  return [
    { ...malam, tanggal: `${bulan}-04` },
    { ...malam, tanggal: `${bulan}-05` },
    { ...bebas, tanggal: `${bulan}-06` },
  ];
};

const givenSwaps = (peran: 'user' | 'operator', row: TukarShift) =>
  givenServer({
    auth: givenSession({ peran, role: peran === 'user' ? 4 : 3 }),
    anggota: { listAnggotaAktif: () => [{ ...pick, user_id: 21, nama: 'Rina' }] },
    jadwalBerlaku: {
      getJadwalBerlaku: ({ user_id, tanggal }) => ({
        user_id,
        tanggal,
        is_anggota: true,
        berlaku: { lapisan: 'roster', id: 5, jadwal_id: 12, nama: 'Malam', tgl_mulai: tanggal, tgl_selesai: tanggal },
        kalah: [],
        jam: { jam_masuk: '21:00:00', jam_pulang: '07:00:00', is_lewat_tengah_malam: true },
        libur: null,
      }),
    },
    jadwalShift: {
      // His own roster and that of one colleague are his to read.
      listRosterGrup: ({ bulan, user_id = 7 }) => ({
        ...givenPage([{ user_id, nama: 'Siti', hari: rosterOf(bulan) }]),
        is_rekan_terlihat: true,
      }),
    },
    tukarShift: {
      listTukarShift: () => givenPage([row]),
      submitTukarShift: () => {
        throw new Refusal('tukar_shift.tanpa_roster');
      },
      decideTukarShift: () => ({ ...row, dampak: row.status === 'disepakati' ? dampakLalu() : givenDampak() }),
    },
  });

test('the other member agrees; a member asks for his own day, and why it cannot be is said', async () => {
  const server = givenSwaps('user', tukar);
  const screen = await renderScreen('jamKerja.tukarShift', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('row', { name: /Rina ⇄ Siti.*\(Malam\).*\(Pagi\) .*Menunggu jawaban Anda/ }))
    .toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Rina ⇄ Siti' }).click();
  const panel = screen.getByRole('dialog', { name: 'Rina dan Siti' });
  await expect.element(panel.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Sepakati' }).click();
  await screen
    .getByRole('dialog', { name: /Sepakati tukar/ })
    .getByRole('button', { name: 'Sepakati' })
    .click();
  await expect
    .poll(() => server.lastOf('tukarShift.decideTukarShift'))
    .toMatchObject({ tindakan: 'sepakat', preview: false });
  await panel.getByRole('button', { name: 'Tutup' }).click();

  await screen.getByRole('button', { name: 'Ajukan tukar shift' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan tukar shift' });
  await dialog.getByRole('combobox', { name: 'Rekan' }).click();
  await screen.getByRole('option', { name: 'Rina' }).click();
  for (const [siapa, hari] of [
    ['Jadwal Anda', /, 4 Desember 2026: Malam/],
    ['Rekan', /, 5 Desember 2026: Malam/],
  ] as const) {
    const group = dialog.getByRole('group', { name: siapa });
    await expect.element(group.getByRole('button', { name: /Tanpa jadwal/ })).toBeDisabled();
    await group.getByRole('textbox', { name: /^Tanggal/ }).fill('01-12-2026');
    await group.getByRole('button', { name: hari }).click();
  }
  await expect.element(dialog.getByRole('textbox', { name: 'Tanggal rekan' })).toHaveValue('05-12-2026');
  await dialog.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(server.lastOf('tukarShift.submitTukarShift')).toMatchObject({
    user_id_a: 7,
    user_id_b: 21,
    tanggal_a: '2026-12-04',
  });
});

/** Holds back the rosters of the server until the answer is called. */
const holdRoster = (server: ReturnType<typeof givenSwaps>) => {
  const ready = Promise.withResolvers<void>();
  const answer = server.answers.jadwalShift?.listRosterGrup;
  server.answers.jadwalShift = {
    listRosterGrup: async (input) => {
      await ready.promise;
      if (!answer) throw new Error('The roster has no answer');
      return answer(input);
    },
  };
  return ready;
};

test('a date that is typed before the roster is there shows its month once it is', async () => {
  const server = givenSwaps('user', tukar);
  const ready = holdRoster(server);
  const screen = await renderScreen('jamKerja.tukarShift', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ajukan tukar shift' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan tukar shift' });
  await dialog.getByRole('textbox', { name: 'Tanggal yang diberikan' }).fill('04-01-2027');
  ready.resolve();
  await expect.element(dialog.getByRole('button', { name: /, 4 Januari 2027: Malam/, pressed: true })).toBeVisible();
});

test('the colleague’s calendar opens at the month of one’s own day', async () => {
  givenSwaps('user', tukar);
  const screen = await renderScreen('jamKerja.tukarShift', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ajukan tukar shift' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan tukar shift' });
  await dialog.getByRole('textbox', { name: 'Tanggal yang diberikan' }).fill('04-01-2027');
  await dialog.getByRole('combobox', { name: 'Rekan' }).click();
  await screen.getByRole('option', { name: 'Rina' }).click();
  const rekan = dialog.getByRole('group', { name: 'Rekan' });
  await expect.element(rekan.getByText('Januari 2027', { exact: true })).toBeVisible();
});

test('whoever is typing a date while the rosters arrive goes on typing in the same field', async () => {
  const server = givenSwaps('user', tukar);
  const ready = holdRoster(server);
  const screen = await renderScreen('jamKerja.tukarShift', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ajukan tukar shift' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan tukar shift' });
  await dialog.getByRole('combobox', { name: 'Rekan' }).click();
  await screen.getByRole('option', { name: 'Rina' }).click();
  const rekan = dialog.getByRole('textbox', { name: 'Tanggal rekan' });
  await rekan.click();
  await userEvent.keyboard('05-12-');
  ready.resolve();
  await expect.element(dialog.getByRole('list', { name: 'Tanggal rekan' })).toBeVisible();
  await expect.element(rekan).toHaveFocus();
  await userEvent.keyboard('2026{Tab}');
  await expect.element(rekan).toHaveValue('05-12-2026');
});

test('the operator approves what both agreed on, seeing the days that it changes, or refuses with a note', async () => {
  const server = givenSwaps('operator', { ...tukar, status: 'disepakati' });
  const screen = await renderScreen('jamKerja.tukarShift', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Rina ⇄ Siti' }).click();
  const panel = screen.getByRole('dialog', { name: 'Rina dan Siti' });
  expect(screen.address()).toMatch(/[?&]id=\d+$/);
  await panel.getByRole('button', { name: 'Setujui' }).click();
  await screen
    .getByRole('dialog', { name: /Setujui tukar/ })
    .getByRole('button', { name: 'Setujui' })
    .click();
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect
    .poll(() => server.lastOf('tukarShift.decideTukarShift'))
    .toMatchObject({ tindakan: 'setuju', koreksi: true });

  await panel.getByRole('button', { name: 'Tolak' }).click();
  const refusing = screen.getByRole('dialog', { name: /Tolak tukar/ });
  await refusing.getByRole('textbox', { name: 'Catatan' }).fill('Kurang petugas');
  await refusing.getByRole('button', { name: 'Tolak' }).click();
  await screen.getByRole('button', { name: 'Simpan sebagai koreksi' }).click();
  await expect
    .poll(() => server.lastOf('tukarShift.decideTukarShift'))
    .toMatchObject({ tindakan: 'tolak', catatan: 'Kurang petugas' });
});
