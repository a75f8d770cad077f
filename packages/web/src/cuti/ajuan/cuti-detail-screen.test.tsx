import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { DetailCuti, PutusanCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countTerbelah } from '../../testing/count-terbelah.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenCuti, givenJalanCuti } from '../../testing/given/given-cuti.ts';
import { givenJenjang, givenPutusan } from '../../testing/given/given-jalan.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';

const at = { organisasi_id: 9, cuti_id: 77 };

/** A level's decision on leave of three days. */
const diputuskan = (of: Partial<PutusanCuti> = {}): PutusanCuti => ({
  ...givenPutusan(),
  keputusan: 'disetujui',
  tgl_awal: '2026-12-01',
  tgl_akhir: '2026-12-03',
  ...of,
});

test('a request is decided with its days, clashes and route in sight; a refusal needs a remark', async () => {
  const next = givenCuti({ cuti_id: 78, nama: 'Cici' });
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => givenCuti(),
      listCutiMenungguSaya: () => givenPage([givenCuti(), next]),
      changeAjuanCuti: () => givenCuti(),
    },
  });
  const screen = await renderScreen('cuti.setuju', at);
  await expect.element(screen.getByText('Menunggu keputusan Drs. Zainal')).toBeVisible();
  await expect.element(screen.getByText('Budi Santoso (02-12-2026)')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Berikutnya: Cici (1 menunggu)' })).toBeVisible();
  // The next is the one that the desk has next.
  expect(server.lastOf('cuti.listCutiMenungguSaya')).toMatchObject({ sort: 'diajukan_pada' });
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'Tolak' }).click();
  const question = screen.getByRole('dialog', { name: 'Tolak ajuan?' });
  await question.getByRole('textbox').fill('Minggu ujian');
  await question.getByRole('button', { name: 'Tolak' }).click();
  await expect
    .poll(() => server.lastOf('cuti.changeAjuanCuti'))
    .toMatchObject({ tindakan: 'tolak', keterangan: 'Minggu ujian', urutan: 0, versi: 1 });
});

test('who decides sees with names on which days the group is full, and what may still change', async () => {
  const penuh = {
    tindakan: 'ingatkan' as const,
    maks: 1,
    anggota: 4,
    hari: [{ tanggal: '2026-12-02', rekan: [{ user_id: 13, nama: 'Budi Santoso', status: STATUS_CUTI.diajukan }] }],
  };
  const cuti = givenCuti({ rekan_penuh: penuh, libur_belum: [{ tahun: 2027, sebab: 'belum_terbit' }] });
  givenServer({
    auth: givenSession(),
    cuti: { getCuti: () => cuti, listCutiMenungguSaya: () => givenPage([cuti]) },
  });
  const screen = await renderScreen('cuti.setuju', at);
  await expect.element(screen.getByText('02-12-2026: Budi Santoso (menunggu)')).toBeVisible();
  await expect.element(screen.getByText(/paling banyak 1 dari 4 orang pada hari yang sama/)).toBeVisible();
  await expect.element(screen.getByText(/tahun 2027 belum terbit, jadi jumlah hari cuti ini/)).toBeVisible();
  await expectNoAxeFindings();
});

test('a request over days that its member was at work says so where it is decided', async () => {
  const cuti = givenCuti({ tgl_awal: '2026-11-18', hari_masuk: ['2026-11-18', '2026-11-19'] });
  givenServer({
    auth: givenSession(),
    cuti: { getCuti: () => cuti, listCutiMenungguSaya: () => givenPage([cuti]) },
  });
  const detail = await renderScreen('cuti.setuju', at);
  await expect
    .element(detail.getByText(/^Ani Rahmawati tercatat hadir pada 18-11-2026, 19-11-2026\. Bila disetujui,/))
    .toBeVisible();
});

test('a request on a day of a frozen month says so, and offers to refuse it but not to approve it', async () => {
  const cuti = givenCuti({ hari_beku: '2026-10-28', tindakan: ['ubah', 'tangguhkan', 'tolak'] });
  givenServer({
    auth: givenSession(),
    cuti: { getCuti: () => cuti, listCutiMenungguSaya: () => givenPage([cuti]) },
  });
  const alasan = /^Oktober 2026 sudah diverifikasi dan dibekukan, jadi ajuan ini tidak dapat disetujui/;
  const detail = await renderScreen('cuti.setuju', at);
  await expect.element(detail.getByText(alasan)).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Tolak' })).toBeVisible();
  await expect.element(detail.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
  await detail.unmount();

  const desk = await renderScreen('persetujuan', { organisasi_id: 9 }, { bagian: 'cuti' });
  await expect.element(desk.getByText(/Bulan dibekukan, hanya dapat ditolak/)).toBeVisible();
  await expect.element(desk.getByRole('button', { name: /^Tolak/ }).first()).toBeVisible();
  await expect.element(desk.getByRole('button', { name: /^Setujui/ })).not.toBeInTheDocument();
});

test.each<[('lampiran' | 'foto')[], boolean]>([
  [['foto'], false],
  [['lampiran'], true],
])(
  'a monitor with %o is offered the attachment: %s; else he reads that it is not his',
  async (hak_pantau, isOffered) => {
    givenServer({
      auth: {
        ...givenSession({ peran: 'pemantau', role: null, status_anggota: null }),
        getMe: () => givenMe({ is_pemantau: true, tenant_id: null, hak_pantau }),
      },
      cuti: { getCuti: () => givenCuti({ has_lampiran: true }) },
    });
    const screen = await renderScreen('cuti.detail', at);
    const unduh = screen.getByRole('button', { name: 'Unduh lampiran' });
    const kalimat = screen.getByText('Lampiran: tugas pantau Anda tidak mencakup ini.');
    await expect.element(isOffered ? unduh : kalimat).toBeVisible();
    expect((isOffered ? kalimat : unduh).elements()).toEqual([]);
  },
);

test('a day that no balance pays stands on the approved request, with what becomes of it', async () => {
  const cuti = givenCuti({
    status: STATUS_CUTI.disetujui,
    keputusan: 'disetujui',
    hari_kurang: [{ tanggal: '2026-12-03', hari: 1 }],
  });
  givenServer({ auth: givenSession(), cuti: { getCuti: () => cuti } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText('1 hari: 03-12-2026')).toBeVisible();
  await expect.element(screen.getByText(/Bila saldonya bertambah, harinya terpotong sendiri/)).toBeVisible();
  await expectNoAxeFindings();
});

test.each([
  ['waits', STATUS_CUTI.diajukan, true],
  ['is approved', STATUS_CUTI.disetujui, false],
] as const)('who else is away stands beside a request while it waits: one that %s', async (_, status, isSaid) => {
  givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti({ status, bentrok: [] }) } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText('Menikahkan anak')).toBeVisible();
  expect(screen.getByText('Rekan yang juga tidak masuk').query() !== null).toBe(isSaid);
});

test('so does a day that was taken before a leave was called off, which nobody gives back', async () => {
  const cuti = givenCuti({
    status: STATUS_CUTI.ditolak,
    keputusan: 'disetujui',
    tgl_batal: '2026-12-03',
    hari_kurang: [{ tanggal: '2026-12-02', hari: 1 }],
  });
  givenServer({ auth: givenSession(), cuti: { getCuti: () => cuti } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText('1 hari: 02-12-2026')).toBeVisible();
  await expect.element(screen.getByText(/harinya terpotong sendiri\.$/)).toBeVisible();
});

test('two clicks on what is done without a question do it once', async () => {
  let tindakan: DetailCuti['tindakan'] = ['ajukan'];
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => givenCuti({ tindakan }),
      changeAjuanCuti: () => {
        tindakan = [];
        return givenCuti({ tindakan });
      },
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Ajukan' }).dblClick();
  await expect.element(screen.getByRole('button', { name: 'Ajukan' })).not.toBeInTheDocument();
  expect(server.asked.filter(({ name }) => name === 'cuti.changeAjuanCuti')).toHaveLength(1);
});

test('a request is taken back once that is asked; where another tab was first, the screen shows what it is by now', async () => {
  let cuti = givenCuti({ user_id: givenMe().user_id, tindakan: ['tarik'] });
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => cuti,
      changeAjuanCuti: () => {
        throw new Refusal('cuti.state', undefined, { status: 'menjadi draf', tindakan: 'ditarik' });
      },
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Tarik kembali' }).click();
  const question = screen.getByRole('dialog', { name: 'Tarik kembali ajuan ini?' });
  await expect.element(question).toBeVisible();
  expect(server.lastOf('cuti.changeAjuanCuti')).toBeUndefined();
  cuti = givenCuti({ status: STATUS_CUTI.dibuat, tindakan: ['ajukan'] });
  await question.getByRole('button', { name: 'Tarik kembali' }).click();
  await expect.element(screen.getByRole('button', { name: 'Ajukan' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tarik kembali' })).not.toBeInTheDocument();
});

test('who takes back or deletes what another asked for reads whose and which it is, and gives a remark that is told', async () => {
  let cuti = givenCuti({ tindakan: ['tarik'], tgl_akhir: '2026-12-01', setengah_hari: 'pagi', jumlah_hari: 0.5 });
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => cuti,
      changeAjuanCuti: () => {
        cuti = { ...cuti, status: STATUS_CUTI.dibuat, tindakan: ['ajukan'] };
        return cuti;
      },
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Tarik kembali' }).click();
  const tarik = screen.getByRole('dialog', { name: 'Tarik kembali ajuan Ani Rahmawati?' });
  await expect
    .element(tarik.getByText(/^Cuti Tahunan 01-12-2026 \(pagi\) menjadi draf.*Ani Rahmawati diberi tahu/))
    .toBeVisible();
  expect(tarik.getByText(/Anda dapat/).elements()).toEqual([]);
  await tarik.getByRole('textbox').fill('Salah tanggal');
  await tarik.getByRole('button', { name: 'Tarik kembali' }).click();
  await expect
    .poll(() => server.lastOf('cuti.changeAjuanCuti'))
    .toMatchObject({ tindakan: 'tarik', keterangan: 'Salah tanggal' });
  await screen.getByRole('button', { name: 'Hapus' }).click();
  const hapus = screen.getByRole('dialog', { name: 'Hapus draf Ani Rahmawati?' });
  await expect
    .element(hapus.getByText(/^Cuti Tahunan 01-12-2026 \(pagi\)\..*Ani Rahmawati diberi tahu\.$/))
    .toBeVisible();
  await expectNoAxeFindings();
});

test('other dates are approved with a remark', async () => {
  const server = givenServer({
    auth: givenSession(),
    cuti: { getCuti: () => givenCuti(), changeAjuanCuti: () => givenCuti() },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Ubah tanggal' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Setujui dengan tanggal lain' });
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill('02-12-2026');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Ramai');
  await dialog.getByRole('button', { name: 'Setujui tanggal ini' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('cuti.changeAjuanCuti')).toMatchObject({
    tindakan: 'ubah',
    tgl_awal: '2026-12-01',
    tgl_akhir: '2026-12-02',
  });
});

test('days that were not taken are given back by choice, with a remark', async () => {
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () =>
        givenCuti({
          status: STATUS_CUTI.disetujui,
          tindakan: ['kembalikan'],
          hari: [
            { tanggal: '2026-12-01', hari: 1 },
            { tanggal: '2026-12-02', hari: 1 },
          ],
          hari_kembali: ['2026-12-03'],
        }),
      changeAjuanCuti: () => givenCuti(),
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText('03-12-2026', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Kembalikan hari' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Kembalikan hari cuti' });
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Masuk kerja');
  await dialog.getByRole('button', { name: 'Kembalikan' }).click();
  await expect.element(dialog.getByText('Pilih hari yang dikembalikan')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Rabu, 2 Desember 2026' }).click();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Kembalikan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('cuti.changeAjuanCuti')).toMatchObject({
    tindakan: 'kembalikan',
    hari: ['2026-12-02'],
    keterangan: 'Masuk kerja',
  });
});

test('a request that is gone shows nothing more to do with it', async () => {
  let asked = 0;
  givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => {
        asked += 1;
        if (asked > 1) throw new Refusal('input.not_found');
        return givenCuti();
      },
      changeAjuanCuti: () => givenCuti(),
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect.element(screen.getByText('Data tidak ditemukan').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument();
});

test.each(['cuti.riwayat', 'cuti.detail'] as const)(
  '%s names every step, and of every level who decided what, why he, and with which remark',
  async (name) => {
    const lain = { tgl_awal: '2026-12-02', tgl_akhir: '2026-12-03' };
    const cuti = givenCuti({
      ...lain,
      status: STATUS_CUTI.ditolak,
      keputusan: 'ditangguhkan',
      tindakan: [],
      persetujuan: givenJalanCuti({
        jenjang: [givenJenjang({ eskalasi_hari: 3 }), givenJenjang({ urutan: 1, nama: 'Dra. Murni', user_id: 22 })],
        penyetuju: [],
        sebab: null,
        putusan: [
          diputuskan({ ...lain, keputusan: 'diubah', sebab: 'pengganti', nama: 'Wakil', keterangan: 'Minggu ujian' }),
          diputuskan({
            ...lain,
            urutan: 1,
            keputusan: 'ditangguhkan',
            is_setuju: false,
            nama: 'Dra. Murni',
            keterangan: 'Kurang guru',
            pada: '2026-11-20T03:00:00Z',
          }),
        ],
      }),
    });
    givenServer({ auth: givenSession(), cuti: { getCuti: () => cuti } });
    const screen = await renderScreen(name, at);
    const riwayat = screen.getByRole('region', { name: 'Riwayat' });
    await expect.element(riwayat.getByText(/^Diajukan oleh Ani Rahmawati/)).toBeVisible();
    const jalur = screen.getByRole('region', { name: 'Jalur persetujuan' });
    await expect.element(jalur.getByText(/naik setelah 3 hari/)).toBeVisible();
    await expect.element(jalur.getByText(/^Menunggu keputusan/)).not.toBeInTheDocument();
    const keputusan = jalur.getByRole('list', { name: 'Keputusan' });
    const diubah =
      /^Disetujui dengan tanggal lain \(02-12-2026 – 03-12-2026\) oleh Wakil sebagai pengganti.*“Minggu ujian”$/;
    await expect.element(keputusan.getByText(diubah)).toBeVisible();
    await expect.element(keputusan.getByText(/^Ditangguhkan oleh Dra. Murni.*“Kurang guru”$/)).toBeVisible();
    await expectNoAxeFindings();
  },
);

test('a draft that is deleted is left for the list and not asked for again', async () => {
  const draf = givenCuti({ user_id: givenMe().user_id, status: STATUS_CUTI.dibuat, tindakan: ['ajukan'] });
  let isGone = false;
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => {
        if (isGone) throw new Refusal('input.not_found');
        return draf;
      },
      removeDrafCuti: () => {
        isGone = true;
        return null;
      },
      listCutiTerlihat: () => givenPage([]),
      listCutiSendiri: () => givenPage([]),
      listCutiMenungguSaya: () => givenPage([]),
    },
    saldoCuti: { listSaldoSendiri: () => [] },
  });
  const screen = await renderApp('/organisasi/9/cuti/77');
  await screen.getByRole('button', { name: 'Hapus' }).click();
  await screen.getByRole('dialog', { name: 'Hapus draf ini?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ajuan Cuti' })).toBeVisible();
  expect(screen.getByText('Data tidak ditemukan').elements()).toEqual([]);
  expect(server.asked.filter(({ name }) => name === 'cuti.getCuti')).toHaveLength(1);
});

test('a leave that ended with the membership names nobody who would have refused it', async () => {
  const [diajukan] = givenCuti().riwayat;
  const langkah = { ...diajukan!, tindakan: 'ditolak', nama: null, keterangan: 'Keanggotaan berakhir' } as const;
  const berakhir = { riwayat: [diajukan!, langkah], status: STATUS_CUTI.ditolak, keputusan: null };
  givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti(berakhir) } });
  const screen = await renderScreen('cuti.detail', at);
  const riwayat = screen.getByRole('region', { name: 'Riwayat' });
  await expect.element(riwayat.getByText('Berakhir bersama keanggotaan')).toBeVisible();
  await expect.element(screen.getByText('Berakhir', { exact: true })).toBeVisible();
  expect(screen.getByText('Ditolak', { exact: true }).elements()).toEqual([]);
});

test('who has left the place reads his own leave, and does nothing with it', async () => {
  const keluar = { peran: 'user', role: KODE_PERAN.user, status_anggota: STATUS_KEANGGOTAAN.tidak_aktif } as const;
  const menunggu = givenCuti({ status: STATUS_CUTI.diajukan, tindakan: ['tarik'] });
  givenServer({ auth: givenSession(keluar), cuti: { getCuti: () => menunggu } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByRole('region', { name: 'Riwayat' })).toBeVisible();
  for (const name of ['Tarik kembali', 'Cetak formulir'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
});

test('on a narrow phone no date of the steps is broken at its dashes', async () => {
  givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti() } });
  const screen = await renderScreen('cuti.detail', at);
  const riwayat = screen.getByRole('region', { name: 'Riwayat' });
  await expect.element(riwayat.getByText(/untuk 01-12-2026 – 03-12-2026/)).toBeVisible();
  for (const width of [320, 340, 360, 380, 400]) {
    await page.viewport(width, 740);
    expect(countTerbelah(riwayat.element()), `${width} px`).toBe(0);
  }
});

test.each(['cuti.riwayat', 'cuti.detail'] as const)(
  'nor are the other dates that a level of the chain decided on: %s',
  async (name) => {
    const lain = { keputusan: 'diubah', tgl_awal: '2026-12-02', tgl_akhir: '2026-12-03' } as const;
    const persetujuan = givenJalanCuti({ penyetuju: [], sebab: null, putusan: [diputuskan(lain)] });
    givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti({ persetujuan }) } });
    const screen = await renderScreen(name, at);
    const jalur = screen.getByRole('region', { name: 'Jalur persetujuan' });
    await expect
      .element(jalur.getByText(/Disetujui dengan tanggal lain \(02-12-2026 – 03-12-2026\)/).first())
      .toBeVisible();
    for (const width of [320, 330, 340, 350, 360, 380, 400]) {
      await page.viewport(width, 740);
      expect(countTerbelah(jalur.element()), `${width} px`).toBe(0);
    }
  },
);

test('without a chain it says that operators decide, and who they are', async () => {
  const persetujuan = givenJalanCuti({ jenjang: [], sebab: 'operator' });
  givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti({ persetujuan }) } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText('Diputuskan oleh operator instansi.')).toBeVisible();
  await expect.element(screen.getByText('Menunggu keputusan Drs. Zainal')).toBeVisible();
});

test('who comes second is told by whom it was decided', async () => {
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => givenCuti(),
      changeAjuanCuti: () => {
        const nilai = { putusan: 'ditolak', nama: 'Cici', tindakan: 'disetujui' };
        throw new Refusal('cuti.already_decided', undefined, nilai);
      },
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  const question = screen.getByRole('dialog', { name: 'Setujui ajuan?' });
  expect(server.lastOf('cuti.changeAjuanCuti')).toBeUndefined();
  await question.getByRole('button', { name: 'Setujui' }).click();
  await expect.element(screen.getByText(/Ajuan ini sudah ditolak oleh Cici/)).toBeVisible();
});

test('what was changed since it was opened is not decided: its dates are told, it is shown anew, and the remark stays', async () => {
  let cuti = givenCuti();
  const server = givenServer({
    auth: givenSession(),
    cuti: {
      getCuti: () => cuti,
      changeAjuanCuti: () => {
        cuti = givenCuti({ tgl_akhir: '2026-12-18', persetujuan: givenJalanCuti({ versi: 2 }) });
        throw new Refusal('persetujuan.changed', undefined, { hari: '01-12-2026 s.d. 18-12-2026 (14 hari)' });
      },
    },
  });
  const screen = await renderScreen('cuti.detail', at);
  const tolak = async () => {
    await screen.getByRole('button', { name: 'Tolak', exact: true }).click();
    await screen.getByRole('dialog').getByRole('textbox').fill('Minggu ujian');
    await screen.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
  };
  await tolak();
  await expect.element(screen.getByText(/sekarang 01-12-2026 s.d. 18-12-2026 \(14 hari\)/)).toBeVisible();
  await expect.element(screen.getByText(/Yang Anda tulis: “Minggu ujian”/)).toBeVisible();
  await expect.element(screen.getByText(/18-12-2026|18 Desember 2026/).first()).toBeVisible();
  await tolak();
  await expect.poll(() => server.lastOf('cuti.changeAjuanCuti')).toMatchObject({ urutan: 0, versi: 2 });
});

test('who holds two levels is said to decide once, before and after', async () => {
  const persetujuan = givenJalanCuti({
    jenjang: [0, 1].map((urutan) => givenJenjang({ urutan })),
    penyetuju: [{ user_id: 21, nama: 'Drs. Zainal', jumlah_jenjang: 2 }],
    putusan: [diputuskan({ jumlah_jenjang: 2 })],
  });
  givenServer({ auth: givenSession(), cuti: { getCuti: () => givenCuti({ persetujuan }) } });
  const screen = await renderScreen('cuti.detail', at);
  await expect.element(screen.getByText(/diputuskan sekali bersama jenjang 1/)).toBeVisible();
  const menunggu = 'Menunggu keputusan Drs. Zainal (sekali untuk jenjang 1 dan 2)';
  await expect.element(screen.getByText(menunggu)).toBeVisible();
  await expect.element(screen.getByText(/Disetujui oleh Drs. Zainal untuk jenjang 1 dan 2/)).toBeVisible();
});

test('who decides a request where it stands whole sees at once that it waits for him no more', async () => {
  const lain = { klaim: 0, presensi_manual: 0, tukar_shift: 0, ditinjau: 0, gangguan: 0, wajah: 0, tertahan: 0 };
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    persetujuan: {
      countMenunggu: () => ({
        ...lain,
        cuti: server.lastOf('cuti.changeAjuanCuti') ? 0 : 1,
        kesepakatan: 0,
        beku: { cuti: 0, klaim: 0 },
        is_penyetuju: false,
      }),
    },
    cuti: {
      getCuti: () => givenCuti(),
      listCutiMenungguSaya: () => givenPage([]),
      changeAjuanCuti: () => givenCuti({ status: STATUS_CUTI.disetujui }),
    },
  });
  await page.viewport(1280, 800);
  const app = await renderApp('/organisasi/9/cuti-persetujuan/77');
  const menu = app.getByRole('navigation', { name: 'Menu utama' });
  await expect.element(menu.getByRole('link', { name: /^Persetujuan/ })).toBeVisible();
  await app.getByRole('button', { name: 'Setujui' }).click();
  await app.getByRole('dialog', { name: 'Setujui ajuan?' }).getByRole('button', { name: 'Setujui' }).click();
  await expect.element(menu.getByRole('link', { name: /^Persetujuan/ })).not.toBeInTheDocument();
});

test('who decides leave beyond the day on which its member moves away reads when and where to, and may still decide', async () => {
  const cuti = givenCuti({ keanggotaan_berakhir: { tgl_akhir: '2026-12-01', tempat: 'MTsN 1', tujuan: 'MTsN 2' } });
  givenServer({
    auth: givenSession(),
    cuti: { getCuti: () => cuti, listCutiMenungguSaya: () => givenPage([cuti]) },
  });
  const screen = await renderScreen('cuti.setuju', at);
  const kalimat =
    'Keanggotaan Ani Rahmawati di MTsN 1 berakhir 01-12-2026 (pindah ke MTsN 2); hari sesudahnya tidak berlaku di sini.';
  await expect.element(screen.getByText(kalimat)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Setujui' })).toBeEnabled();
});
