import { LAMA_DARING } from '@hadir/rules/presensi/ketukan/judge-waktu-event.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { outboxDb } from '../../base/outbox/outbox-db.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import { keepSignedTime, momentNow } from '../../base/api/signed-time.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBaris, givenEvent, givenTerakhir } from '../../testing/given/given-kehadiran.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';
import { presensiOutbox } from './presensi-outbox.ts';

const SITI = 7;
presensiOutbox.register();

beforeEach(async () => {
  for (const { key } of await outboxDb.list()) await outboxDb.delete(key);
  await outbox.refresh();
  await showIn({ width: 360 });
});

const recorded = () => ({ presensi: givenEvent(), hari: null, kalimat: 'Tepat waktu' });
const withoutAnswer = () => {
  throw new TypeError('Failed to fetch');
};

function givenMember(
  answers: { submit?: () => ReturnType<typeof recorded> | Promise<never>; status_anggota?: number } = {},
) {
  return givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user, status_anggota: answers.status_anggota ?? 1 }),
    presensi: { findPresensiTerakhir: () => givenTerakhir(), submitPresensi: answers.submit ?? recorded },
    dashboard: {
      getBerandaOrganisasi: () => ({ tanggal: '2026-11-20', timezone: 'Asia/Jakarta', organisasi: null, saya: null }),
    },
  });
}

/** The device stands at a place, or (null) its owner does not want it known. */
function givenPlace(place: { latitude: number; longitude: number } | null) {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found, failed) => {
    if (place) found({ coords: { ...place, accuracy: 8 } } as GeolocationPosition);
    else failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    return 1;
  });
}
const AT_THE_GATE = { latitude: -6.2001, longitude: 106.8 };

const open = () => renderScreen('home', { organisasi_id: 9 });
const submits = (server: ReturnType<typeof givenServer>) =>
  server.asked.filter(({ name }) => name === 'presensi.submitPresensi').map(({ input }) => input);

test('a member sees the schedule in a sentence and where he stands, and axe finds nothing', async () => {
  givenPlace(AT_THE_GATE);
  givenMember();
  const screen = await open();
  await expect
    .element(screen.getByText('Hari ini Reguler: masuk 07:00, pulang 15:30, istirahat 12:00–12:30.'))
    .toBeVisible();
  await expect.element(screen.getByText('Di dalam lokasi')).toBeVisible();
  await expect.element(screen.getByText('11 m dari titik, radius 100 m, akurasi ±8 m')).toBeVisible();
  await expectNoAxeFindings();
});

test('the first visit tells the button, the place and the rule; put away in one press, it stays away', async () => {
  localStorage.clear();
  givenPlace(AT_THE_GATE);
  givenMember();
  const screen = await open();
  const langkah = screen.getByRole('complementary', { name: 'Panduan layar' });
  await expect.element(langkah.getByRole('listitem').nth(2)).toBeVisible();
  expect(
    langkah
      .getByRole('listitem')
      .elements()
      .map((one) => one.querySelector('strong')?.textContent),
  ).toEqual(['Tombolnya', 'Tempatnya', 'Aturannya']);
  const words = langkah.element().textContent;
  expect(words).toMatch(/sampai 100 m dari titiknya/);
  expect(words).toMatch(/masuk 07:00, pulang 15:30.*sesudah 07:00 dihitung terlambat/);
  await expectNoAxeFindings();
  await langkah.getByRole('button', { name: 'Mengerti' }).click();
  await expect.element(langkah).not.toBeInTheDocument();
  expect(localStorage.getItem('panduan-7')).toContain('beranda-anggota');
});

test('a tap is recorded with the place and says what it means', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember();
  const screen = await open();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();

  await expect.element(screen.getByText('Presensi tercatat 06:58:12')).toBeVisible();
  expect(submits(server)).toMatchObject([{ lat: -6.2001, lng: 106.8, akurasi: 8, is_luring: false }]);
});

test('a tap outside every place says so when it is recorded, and how far', async () => {
  givenPlace(AT_THE_GATE);
  const presensi = givenEvent({ radius: STATUS_RADIUS.luar, jarak_meter: 2_100 });
  givenMember({ submit: () => ({ ...recorded(), presensi }) });
  const screen = await open();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();
  await expect.element(screen.getByText('Di luar lokasi, 2,1 km dari Gerbang Utama')).toBeVisible();
});

test('a place known worse than the radius is not called inside, and what helps is said', async () => {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found) => {
    found({ coords: { ...AT_THE_GATE, accuracy: 9_000 } } as GeolocationPosition);
    return 1;
  });
  givenMember();
  const screen = await open();
  await expect.element(screen.getByText('Posisi belum pasti')).toBeVisible();
  await expect.element(screen.getByText(/lebih kasar daripada radius/)).toBeVisible();
  expect(screen.getByText('Di dalam lokasi').query()).toBeNull();
});

test('a tap where no work is due is neither on time nor late', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember();
  server.answers.presensi = { findPresensiTerakhir: () => givenTerakhir({ presensi: [givenEvent({ status: null })] }) };
  const screen = await open();
  await expect.element(screen.getByText('Datang', { exact: true })).toBeVisible();
  expect(screen.getByText('Tepat waktu').elements()).toEqual([]);
});

test('a tap that was held and then accepted waits for nothing any more', async () => {
  const server = givenMember();
  const [diterima, menunggu] = [
    givenEvent({ is_ditinjau: true }),
    givenEvent({ presensi_id: 502, jam: '07:10:00', is_ditinjau: true, sebagai: 'disisihkan', status: null, alasan: 'menunggu_tinjauan' }),
  ]; // prettier-ignore
  server.answers.presensi = { findPresensiTerakhir: () => givenTerakhir({ presensi: [diterima, menunggu] }) };
  const screen = await open();
  await expect.element(screen.getByText('07:10:00')).toBeVisible();
  const countOf = (jam: string) =>
    screen
      .getByRole('listitem')
      .filter({ hasText: jam })
      .element()
      .textContent.match(/menunggu tinjauan/gi)?.length ?? 0;
  expect([countOf('06:58:12'), countOf('07:10:00')]).toEqual([0, 1]);
});

test('a tap made while the device still looks for its place goes out with the place, as of the press', async () => {
  keepSignedTime('tanda', momentNow(), momentNow());
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found) => {
    setTimeout(() => found({ coords: { ...AT_THE_GATE, accuracy: 8 } } as GeolocationPosition), 4000);
    return 1;
  });
  const server = givenMember();
  const screen = await open();
  await expect.element(screen.getByText('Mencari lokasi Anda…')).toBeVisible();
  const pressed = Date.now();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();

  await expect.element(screen.getByText('Presensi tercatat 06:58:12')).toBeVisible();
  expect(submits(server)).toMatchObject([
    { lat: -6.2001, lng: 106.8, akurasi: 8, is_luring: true, waktu_bertanda: 'tanda' },
  ]);
  const { waktu_klien, jeda_ms } = submits(server)[0] as { waktu_klien: string; jeda_ms: number };
  expect(Date.parse(waktu_klien) - pressed).toBeLessThan(2500);
  expect(jeda_ms).toBeLessThan(4000);
});

test('two taps in one moment are one', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember();
  const screen = await open();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).dblClick();

  await expect.element(screen.getByText('Presensi tercatat 06:58:12')).toBeVisible();
  expect(submits(server)).toHaveLength(1);
});

test('a tap without an answer is kept on the device, and sent as the same tap when there is a connection', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember({ submit: withoutAnswer });
  const screen = await open();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();
  await expect.element(screen.getByText('Tersimpan di perangkat, akan dikirim').first()).toBeVisible();

  server.answers.presensi = { ...server.answers.presensi, submitPresensi: recorded };
  // The first try may still be on its way: while it is, another flush leaves it to that one.
  await expect.poll(async () => outbox.flush(SITI).then(() => outbox.read())).toEqual([]);
  await expect.element(screen.getByText('Presensi tercatat 06:58:12')).toBeVisible();
  expect(new Set(submits(server).map(({ waktu_klien }) => waktu_klien)).size).toBe(1);
});

test('a tap without an answer when the screen says that it is kept is given up and sent again at the moment of the press', async () => {
  givenPlace(AT_THE_GATE);
  const isFirst = { value: true };
  const never = new Promise<never>(() => undefined);
  const submit = () => {
    if (!isFirst.value) return recorded();
    isFirst.value = false;
    return never;
  };
  const server = givenMember({ submit });
  await outboxDb.put({
    key: crypto.randomUUID(),
    kind: presensiOutbox.kind,
    user_id: SITI,
    input: { organisasi_id: 9, wasOffline: false },
    taken_at: new Date(Date.now() - LAMA_DARING + 500).toISOString(),
    clock: null,
    signed: { tanda: 'bertanda', jeda_ms: 200 },
    refusal: null,
  });
  await outbox.flush(SITI);
  expect(submits(server).map(({ is_luring, jeda_ms }) => [is_luring, jeda_ms])).toEqual([
    [false, 200],
    [true, 200],
  ]);
  expect(outbox.read()).toEqual([]);
});

test('a tap that had arrived though it was given up shows what was recorded of it', async () => {
  givenPlace(AT_THE_GATE);
  const answers = [
    () => new Promise<never>(() => undefined),
    () => {
      throw new Refusal('input.idempotency_reused');
    },
    recorded,
  ];
  const server = givenMember({ submit: () => (answers.shift() ?? recorded)() });
  const key = crypto.randomUUID();
  await outboxDb.put({
    key,
    kind: presensiOutbox.kind,
    user_id: SITI,
    input: { organisasi_id: 9, wasOffline: false },
    taken_at: new Date(Date.now() - LAMA_DARING + 500).toISOString(),
    clock: null,
    signed: { tanda: 'bertanda', jeda_ms: 200 },
    refusal: null,
  });
  await outbox.flush(SITI);
  const [first, , last] = submits(server);
  expect(last).toEqual(first);
  expect(presensiOutbox.takeRecorded(key)).toMatchObject({ kalimat: 'Tepat waktu' });
  expect(outbox.read()).toEqual([]);
});

test('a tap that an earlier version queued goes out without a proof of its time', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember();
  await outboxDb.put({
    key: crypto.randomUUID(),
    kind: presensiOutbox.kind,
    user_id: SITI,
    input: { organisasi_id: 9, wasOffline: true },
    taken_at: '2026-11-20T00:00:00Z',
    clock: { difference_ms: 1000, measured_at: 0 },
    refusal: null,
  });
  await outbox.flush(SITI);
  expect(submits(server)).toMatchObject([{ waktu_klien: '2026-11-20T00:00:00Z', selisih_jam: 1000, is_luring: true }]);
  expect(submits(server)[0]).not.toHaveProperty('waktu_bertanda');
});

test('a tap whose answer was lost and that is sent again much later was recorded already', async () => {
  givenPlace(AT_THE_GATE);
  givenMember({
    submit: () => {
      throw new Refusal('input.idempotency_reused');
    },
  });
  await outboxDb.put({
    key: crypto.randomUUID(),
    kind: presensiOutbox.kind,
    user_id: SITI,
    input: { organisasi_id: 9, wasOffline: false },
    taken_at: new Date(Date.now() - 600_000).toISOString(),
    clock: null,
    refusal: null,
  });
  await outbox.flush(SITI);
  expect(outbox.read()).toEqual([]);
});

test('a refused tap says why and does not stay behind', async () => {
  givenPlace(AT_THE_GATE);
  givenMember({
    submit: () => {
      throw new Refusal('presensi.not_a_member');
    },
  });
  const screen = await open();
  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();
  await expect.element(screen.getByText('Presensi tidak tercatat')).toBeVisible();
  await expect.poll(() => outbox.read()).toEqual([]);
});

test('a refused location is explained, and the tap still counts', async () => {
  givenPlace(null);
  const server = givenMember();
  const screen = await open();
  await expect.element(screen.getByText('Izin lokasi ditolak.', { exact: false })).toBeVisible();

  await screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();
  await expect.element(screen.getByText('Presensi tercatat 06:58:12')).toBeVisible();
  expect(submits(server)[0]).not.toHaveProperty('lat');
});

test('a day of many taps shows its first and its last, and the others when asked', async () => {
  const server = givenMember();
  const semua = Array.from({ length: 70 }, (_, n) =>
    givenEvent({
      presensi_id: n + 1,
      jam: `${String(6 + Math.floor(n / 6)).padStart(2, '0')}:${(n % 6) * 10 || '00'}:01`,
    }),
  );
  server.answers.presensi = { findPresensiTerakhir: () => givenTerakhir({ presensi: semua }) };
  const screen = await open();
  await expect.element(screen.getByText('06:00:01')).toBeVisible();
  await expect.element(screen.getByText('17:30:01')).toBeVisible();
  await expect.element(screen.getByText('06:10:01')).not.toBeVisible();
  await screen.getByText('68 lainnya').click();
  await expect.element(screen.getByText('06:10:01')).toBeVisible();
  await expectNoAxeFindings();
});

test('who has not tapped at noon is told that his arrival is missing, and after a tap what the day costs so far', async () => {
  givenPlace(AT_THE_GATE);
  const server = givenMember();
  const { anggota: _, presensi: __, ...hari } = givenBaris({ jam_masuk: null, jam_pulang: null, status: 'terbuka' });
  const siang = { sekarang: '2026-11-20T05:40:00Z', hari: { ...hari, kategori: [], potongan: 0 } };
  server.answers.presensi = { findPresensiTerakhir: () => givenTerakhir(siang) };
  const screen = await open();
  await expect.element(screen.getByText('Datang belum tercatat: presensi sekarang dihitung pulang.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Presensi Pulang' })).toBeVisible();

  const kategori = [{ nama: 'P1', jenis: 'pulang_cepat' as const, menit: 50, potongan: 0.5 }];
  const pulang = givenEvent({ sebagai: 'pulang', status: STATUS_PRESENSI.pulang_cepat, jam: '12:40:00' });
  server.answers.presensi = {
    findPresensiTerakhir: () =>
      givenTerakhir({
        ...siang,
        hari: { ...siang.hari, status: 'hadir', jam_pulang: '12:40:00', kategori, potongan: 0.5 },
        presensi: [pulang],
      }),
  };
  const after = await open();
  await expect.element(after.getByText('Datang belum tercatat. Potongan hari ini sejauh ini 0,5% (P1).')).toBeVisible();
});

test('an inactive member is told so and cannot tap', async () => {
  givenPlace(AT_THE_GATE);
  localStorage.clear();
  const server = givenMember({ status_anggota: STATUS_KEANGGOTAAN.tidak_aktif });
  server.answers.presensi = { findPresensiTerakhir: () => givenTerakhir({ jadwal: null }) };
  const screen = await open();
  await expect.element(screen.getByText('Keanggotaan Anda tidak aktif.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Riwayat Anda di sini' })).toBeVisible();
  // Nothing promises that a tap of his would count.
  expect(screen.getByText(/Presensi tetap tercatat/).elements()).toEqual([]);
  expect(screen.getByText('Tiga hal untuk memulai').elements()).toEqual([]);
  const button = screen.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect(submits(server)).toEqual([]);
});
