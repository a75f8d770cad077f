import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenJalan } from '../../testing/given/given-jalan.ts';
import { givenDitahan } from '../../testing/given/given-ditahan.ts';
import { givenBaris } from '../../testing/given/given-kehadiran.ts';
import { givenKlaim } from '../../testing/given/given-klaim.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenIzin } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const jalur: Persetujuan = {
  persetujuan_id: 3,
  id: 3,
  nama: 'Cuti guru',
  untuk: 'cuti',
  jenjang: [
    {
      urutan: 0,
      jenis: 'kepala_grup',
      user_id: null,
      peran: null,
      pengganti_user_id: null,
      eskalasi_hari: null,
      nama: null,
      nama_pengganti: null,
    },
  ],
};

const padam: Gangguan = {
  gangguan_id: 3,
  dari: '2026-11-19T00:00:00Z',
  sampai: '2026-11-19T01:30:00Z',
  alasan: 'Listrik padam',
  bukti: null,
  status: 'diajukan',
  catatan: null,
  is_milik_tenant: false,
  organisasi: [{ organisasi_id: 9, nama: 'MTsN 2' }],
  tertunda: [],
  dibuat_oleh: 'Operator',
  dibuat_pada: '2026-11-19T02:00:00Z',
  diputuskan_oleh: null,
  diputuskan_pada: null,
};

const KOSONG = {
  cuti: 0,
  presensi_manual: 0,
  klaim: 0,
  tukar_shift: 0,
  ditinjau: 0,
  gangguan: 0,
  wajah: 0,
  tertahan: 0,
  kesepakatan: 0,
  beku: { cuti: 0, klaim: 0 },
  is_penyetuju: false,
};

const givenGrup = (nama: string, kepala_user_id: number | null) => ({
  group_id: nama.length,
  nama,
  kepala_user_id,
  kepala: kepala_user_id === null ? null : 'Rina Gunawan',
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 4,
});

test('a chain says which groups its head of a group is missing in, gets a further level, and may be removed', async () => {
  const server = givenServer({
    auth: givenSession(),
    persetujuan: {
      countMenunggu: () => ({ ...KOSONG, presensi_manual: 2 }),
      listPersetujuan: () => givenPage([jalur]),
      changePersetujuan: () => jalur,
      removePersetujuan: () => null,
    },
    anggota: { listAnggotaAktif: () => [] },
    grup: { listGrup: () => [givenGrup('Guru', 21), givenGrup('Tata Usaha', null), givenGrup('Satpam', null)] },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'jalur' });
  await expect.element(screen.getByText('1. Kepala grup anggota')).toBeVisible();
  const lubang = screen.getByRole('note');
  await expect
    .element(lubang)
    .toHaveTextContent(
      '2 dari 3 grup tidak punya kepala: Tata Usaha, Satpam. Ajuan anggotanya, dan anggota tanpa grup, diputuskan operator instansi. Buka Grup',
    );
  await expect.element(lubang.getByRole('link')).toHaveAttribute('href', '/organisasi/9/grup');
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: 'Ubah Cuti guru' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah jalur' });
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      'Permintaan Anda sendiri tidak menempuh jalur yang Anda simpan: operator lain yang memutuskannya, atau admin induk bila Anda satu-satunya operator.',
    );
  await dialog.getByRole('button', { name: 'Tambah jenjang' }).click();
  const second = dialog.getByRole('group', { name: 'Jenjang 2' });
  await second.getByRole('textbox', { name: 'Naik setelah' }).fill('2');
  await expectNoAxeFindings({ rules: 'experimental' });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('persetujuan.changePersetujuan')).toMatchObject({
    persetujuan_id: 3,
    jenjang: [{ jenis: 'kepala_grup' }, { jenis: 'peran', peran: 'operator', eskalasi_hari: 2 }],
  });

  await screen.getByRole('button', { name: 'Hapus Cuti guru' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect.poll(() => server.lastOf('persetujuan.removePersetujuan')).toMatchObject({ persetujuan_id: 3 });
});

test('without a subscription the chains are locked, and the queues of what waits stay open', async () => {
  const server = givenServer({
    auth: givenSession({ is_langganan: false }),
    persetujuan: {
      countMenunggu: () => ({ ...KOSONG, klaim: 1 }),
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'jalur' });
  await expect.element(screen.getByRole('heading', { name: 'Fitur Jalur Persetujuan Terkunci' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ubah Presensi (1)' })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  expect(server.lastOf('persetujuan.listPersetujuan')).toBeUndefined();
});

test('the desk opens at the first queue in which something waits, and says how many are in each', async () => {
  givenServer({
    auth: givenSession(),
    persetujuan: {
      countMenunggu: () => ({ ...KOSONG, gangguan: 1 }),
    },
    gangguan: {
      listGangguan: () => givenPage([padam]),
      decideGangguan: () => ({ ...padam, status: 'disetujui', dampak: givenDampak() }),
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 });
  await expect.element(screen.getByRole('link', { name: 'Gangguan (1)' })).toHaveAttribute('aria-current', 'page');
  const bukti = screen.getByRole('region', { name: 'Bukti Gangguan Listrik padam' });
  await expect.element(bukti.getByText(/^Bila disetujui/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jalur persetujuan' })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('what machines set aside is decided at the same desk and counted with the rest', async () => {
  let tertahan = 1;
  const server = givenServer({
    auth: givenSession(),
    persetujuan: {
      countMenunggu: () => ({ ...KOSONG, tertahan }),
    },
    ketukanTertahan: {
      listPinMenunggu: () => givenPage([]),
      listKetukanTertahan: () =>
        givenPage(
          tertahan === 0
            ? []
            : [
                {
                  tertahan_id: 31,
                  perangkat_id: 4,
                  nama_perangkat: 'Gerbang',
                  sebab: 'depan' as const,
                  pin: '17',
                  nama_anggota: null,
                  baris: '17\t2030-01-01 07:00:00',
                  waktu: '2030-01-01T00:00:00Z',
                  timezone: 'Asia/Jakarta',
                  diterima_pada: '2026-11-20T00:00:00Z',
                  jumlah: 1,
                  terakhir_pada: null,
                  is_lain: false,
                },
              ],
        ),
      listSebabTertahan: () => [],
      decideKetukanTertahan: () => {
        tertahan = 0;
        return { tercatat: 0 };
      },
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'tertahan' });
  await expect.element(screen.getByRole('link', { name: 'Ketukan Mesin (1)' })).toHaveAttribute('aria-current', 'page');
  const actions = countActions();
  await screen.getByRole('button', { name: 'Buang' }).click();
  await userEvent.keyboard('Uji coba mesin{Enter}');
  await expect
    .poll(() => server.lastOf('ketukanTertahan.decideKetukanTertahan'))
    .toMatchObject({ tertahan_id: 31, keputusan: 'buang', alasan: 'Uji coba mesin' });
  await expect.element(screen.getByText(/Tidak ada ketukan mesin yang menunggu/)).toBeVisible();
  expect(actions()).toBe(3);
});

test('who holds the name of enrolments alone finds them at the desk, and is asked for no selfie', async () => {
  const server = givenServer({
    auth: { ...givenSession(), listIzin: () => givenIzin('presensi-manual.index') },
    persetujuan: { countMenunggu: () => KOSONG },
    pendaftaranWajah: { listWajahMenunggu: () => [] },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'wajah' });
  await expect.element(screen.getByRole('link', { name: 'Wajah' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText('Tidak ada pendaftaran wajah yang menunggu.')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  expect(server.lastOf('wajahPresensi.listWajahDitinjau')).toBeUndefined();
});

test('who may not read days is shown held taps without a decision that would be refused, and no queue of outages', async () => {
  givenServer({
    auth: { ...givenSession(), listIzin: () => givenIzin('presensi.daftar-presensi') },
    persetujuan: { countMenunggu: () => KOSONG },
    grup: { listGrup: () => [] },
    putusanPresensi: { listPresensiDitinjau: () => ({ ...givenPage([givenDitahan(301, 'Dewi')]), menunggu: 1 }) },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  await expect.element(screen.getByRole('list', { name: /ditahan/i }).getByText('Dewi')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Terima/ }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Tolak/ }).elements()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Gangguan' }).elements()).toEqual([]);
});

test('once the last of a queue is sent, its tab counts nothing any more', async () => {
  const tap: PresensiDitinjau = givenDitahan(301, 'Dewi');
  let waiting = [tap];
  givenServer({
    auth: givenSession(),
    persetujuan: { countMenunggu: () => ({ ...KOSONG, ditinjau: waiting.length }) },
    grup: { listGrup: () => [] },
    putusanPresensi: {
      listPresensiDitinjau: () => ({ ...givenPage(waiting), menunggu: waiting.length }),
      decidePresensi: ({ presensi_id }) => {
        waiting = [];
        return { presensi_id };
      },
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'ditinjau' });
  await expect.element(screen.getByRole('link', { name: 'Presensi Ditahan (1)' })).toBeVisible();
  await screen.getByRole('button', { name: /^Terima Dewi/ }).click();
  await screen.getByRole('button', { name: 'Tutup' }).last().click();
  await expect.element(screen.getByText(/^Tidak ada presensi yang ditahan/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Presensi Ditahan', exact: true })).toBeVisible();
});

test('a claim of several days and members shows what was recorded of each, a line a day that opens', async () => {
  const hari = (tanggal: string) => givenBaris({ tanggal, jam_pulang: null, tidak_lengkap: 'pulang' });
  const server = givenServer({
    auth: givenSession(),
    persetujuan: { countMenunggu: () => ({ ...KOSONG, klaim: 1 }) },
    klaimPresensi: {
      listKlaimMenungguSaya: () =>
        givenPage([
          givenKlaim({
            status: 'diajukan',
            tgl_mulai: '2026-11-18',
            tgl_selesai: '2026-11-20',
            anggota: [
              { user_id: 21, nama: 'Rina Gunawan', nip: null },
              { user_id: 22, nama: 'Budi Santoso', nip: null },
            ],
          }),
        ]),
    },
    kehadiran: { listRiwayatAnggota: () => givenPage(['2026-11-18', '2026-11-19', '2026-11-20'].map(hari)) },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'klaim' });
  const tercatat = screen.getByRole('region', { name: 'Yang tercatat' });
  await expect.element(tercatat.getByRole('button', { name: /^Rabu, 18-11-2026 06:58 – …/ })).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({
    user_id: 21,
    from: '2026-11-18',
    to: '2026-11-20',
  });
  await tercatat.getByRole('button', { name: /^Kamis, 19-11-2026/ }).click();
  await expect.element(tercatat.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await tercatat.getByText('Budi Santoso').click();
  await expect.poll(() => server.lastOf('kehadiran.listRiwayatAnggota')).toMatchObject({ user_id: 22 });
});

/** A swap that both agreed on. */
const TUKAR = {
  tukar_shift_id: 91,
  a: { user_id: 21, nama: 'Rina', tanggal: '2026-12-01', shift: 'Malam' },
  b: { user_id: 22, nama: 'Budi', tanggal: '2026-12-01', shift: null },
  status: 'disepakati' as const,
  keterangan: null,
  catatan: null,
  dibuat_pada: '2026-11-20T01:00:00Z',
  diputuskan_pada: null,
  persetujuan: givenJalan(),
};

test('a swap that was decided elsewhere meanwhile says so and leaves the queue', async () => {
  let isDecided = false;
  givenServer({
    auth: givenSession(),
    persetujuan: { countMenunggu: () => ({ ...KOSONG, tukar_shift: isDecided ? 0 : 1 }) },
    tukarShift: {
      listTukarMenungguSaya: () => givenPage(isDecided ? [] : [TUKAR]),
      decideTukarShift: () => {
        isDecided = true;
        throw new Refusal('akses.changed_meanwhile');
      },
    },
    jadwalShift: { listJadwalShift: () => ({ ...givenPage([]), libur: [] }) },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'tukar_shift' });
  await screen.getByRole('button', { name: 'Setujui', exact: true }).last().click();
  await expect.element(screen.getByText('Tidak ada tukar shift yang menunggu keputusan Anda.')).toBeVisible();
});

test('a swap is decided beside both rosters: what each has on the days, what he gets, and what stands around them', async () => {
  const malam = { jam_masuk: '21:00:00', jam_pulang: '07:00:00', is_lewat_tengah_malam: true };
  const sel = (tanggal: string, isMalam: boolean) => ({
    tanggal,
    jadwal_shift_id: 1,
    roster_jadwal_id: isMalam ? 12 : null,
    lapisan: null,
    jadwal_id: isMalam ? 12 : null,
    nama: isMalam ? 'Malam' : null,
    jam: isMalam ? malam : null,
    sebab_libur: isMalam ? null : ('hari_bebas' as const),
    istirahat_menit: null,
    konflik: [],
    is_cuti: false,
  });
  givenServer({
    auth: givenSession(),
    persetujuan: { countMenunggu: () => ({ ...KOSONG, tukar_shift: 1 }) },
    tukarShift: {
      listTukarMenungguSaya: () => givenPage([TUKAR]),
    },
    jadwalShift: {
      listJadwalShift: ({ bulan, user_id = 0 }) => {
        const dates = bulan === '2026-11' ? ['2026-11-30'] : ['2026-12-01', '2026-12-02'];
        const row = { user_id, nama: '', hari: dates.map((one) => sel(one, user_id === 21)) };
        return { ...givenPage([row]), libur: [] };
      },
    },
  });
  const screen = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'tukar_shift' });
  const roster = screen.getByRole('region', { name: 'Jadwal keduanya' });
  await expect
    .element(roster.getByRole('row', { name: /^Senin, 30-11-2026 Malam 21:00–07:00 \(esok hari\) Libur$/ }))
    .toBeVisible();
  await expect
    .element(
      roster.getByRole('row', {
        name: /^Selasa, 01-12-2026 Malam 21:00–07:00 \(esok hari\) menjadi Libur Libur menjadi Malam 21:00–07:00 \(esok hari\)$/,
      }),
    )
    .toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});
