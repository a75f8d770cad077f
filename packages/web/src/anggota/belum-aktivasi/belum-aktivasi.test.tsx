import type {
  BelumAktivasi,
  PengirimanAktivasi,
} from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const ani: BelumAktivasi = {
  user_id: 41,
  nama: 'Ani Lestari',
  email: 'ani@contoh.id',
  nip: '198001',
  organisasi_id: 9,
  organisasi: 'MAN 1 Jakarta',
  terdaftar_pada: '2026-11-01T02:00:00Z',
  diterbitkan_pada: null,
  berlaku_sampai: null,
  diminta_pada: '2026-11-19T02:00:00Z',
};
const budi: BelumAktivasi = { ...ani, user_id: 42, nama: 'Budi Santoso', email: null, diminta_pada: null };
const admin = { ...givenSession(), getMe: () => givenMe({ is_admin: true, jumlah_organisasi: 0 }) };

test('a tenant’s admin sends links to everybody, sees how far it is and what became of it', async () => {
  const dibuat = { pekerjaan_id: crypto.randomUUID(), dibuat_pada: '2026-11-20T02:00:00Z' };
  let sent: PengirimanAktivasi[] = [];
  const server = givenServer({
    auth: admin,
    belumAktivasi: {
      listBelumAktivasi: () => givenPage([ani, budi]),
      listPengirimanAktivasi: () => sent,
      sendBelumAktivasi: () => {
        sent = [{ ...dibuat, status: 'berjalan', selesai: 1, total: 2, hasil: null }];
        return { pekerjaan_id: dibuat.pekerjaan_id };
      },
    },
  });
  const app = await renderApp('/daftar-aktivasi');
  await expect.element(app.getByText('Meminta aktivasi')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Kirim tautan ke semua' }).click();
  await app.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect.element(app.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 dari 2 anggota');
  expect(server.lastOf('belumAktivasi.sendBelumAktivasi')).toEqual({ tenant_id: 3 });
  sent = [
    { ...dibuat, status: 'menunggu', selesai: 0, total: null, antrean: { urutan: 2, sisa_detik: 60 }, hasil: null },
  ];
  await expect.element(app.getByText('Antrean ke-2 · selesai 1 menit lagi')).toBeVisible();
  sent = [{ ...dibuat, status: 'selesai', selesai: 2, total: 2, hasil: { terkirim: 1, baru_saja: 1 } }];
  await expect.element(app.getByText('Terkirim kepada 1 anggota.', { exact: false })).toBeVisible();
});

test('those who are chosen are sent theirs; sheets are printed where one organisation is in view', async () => {
  const server = givenServer({
    auth: admin,
    belumAktivasi: {
      listBelumAktivasi: () => givenPage([ani, budi]),
      listPengirimanAktivasi: () => [],
      sendBelumAktivasi: () => ({ pekerjaan_id: crypto.randomUUID() }),
    },
    imporAnggota: { printToken: () => new Blob(['%PDF'], { type: 'application/pdf' }) },
  });
  const app = await renderApp('/daftar-aktivasi?organisasi_id=9');
  await app.getByRole('checkbox', { name: 'Pilih Ani Lestari' }).click();
  const bulk = app.getByRole('region', { name: 'Tindakan untuk yang dipilih' });
  await bulk.getByRole('button', { name: 'Cetak lembar' }).click();
  await expect.poll(() => server.lastOf('imporAnggota.printToken')).toEqual({ organisasi_id: 9, user_id: [41] });
  await bulk.getByRole('button', { name: 'Kirim tautan' }).click();
  await app.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect
    .poll(() => server.lastOf('belumAktivasi.sendBelumAktivasi'))
    .toEqual({ tenant_id: 3, organisasi_id: 9, pilihan: [41] });
  await expect.element(bulk).not.toBeInTheDocument();
});

test('where everybody has activated his account nothing is offered to be sent to them', async () => {
  givenServer({
    auth: admin,
    belumAktivasi: { listBelumAktivasi: () => givenPage([]), listPengirimanAktivasi: () => [] },
  });
  const app = await renderApp('/daftar-aktivasi');
  await expect.element(app.getByText('Semua anggota sudah mengaktifkan akunnya.')).toBeVisible();
  expect(app.getByRole('button', { name: 'Kirim tautan ke semua' }).query()).toBeNull();
});
