import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const baris = (organisasi_id: number, nama: string): KonfigurasiBaris => ({
  organisasi_id,
  kode_organisasi: `K${organisasi_id}`,
  nama,
  tenant_id: 3,
  nama_tenant: 'Kanwil',
  status_simpatika: STATUS_SIMPATIKA.aktif,
  simpatika_id: null,
  timezone: 'Asia/Jakarta',
  is_leave_management_simpatika: false,
  is_sinkronisasi: true,
  is_blokir_finpay: false,
});

test('several are changed at once; what is refused of one is named, and one alone is changed with its number', async () => {
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_super_admin: true, tenant_id: null }) },
    konfigurasi: {
      listKonfigurasi: () => givenPage([baris(1, 'MIN 1'), baris(2, 'MTsN 2')]),
      changeKonfigurasi: ({ perubahan }) =>
        perubahan.length === 1
          ? { disimpan: 1, gagal: [] }
          : {
              disimpan: 1,
              gagal: [{ organisasi_id: 2, nama: 'MTsN 2', pesan: 'ID Simpatika ini sudah dipakai instansi lain' }],
            },
    },
  });
  const app = await renderApp('/konfig-organisasi');
  await app.getByRole('checkbox', { name: 'Pilih MIN 1' }).click();
  await app.getByRole('checkbox', { name: 'Pilih MTsN 2' }).click();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Ubah yang dipilih' }).click();
  const many = app.getByRole('dialog', { name: 'Ubah 2 instansi' });
  await many.getByLabelText('Zona waktu').selectOptions('WITA');
  await expectNoAxeFindings();
  await many.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .element(app.getByText('MTsN 2: ID Simpatika ini sudah dipakai instansi lain.', { exact: false }))
    .toBeVisible();
  expect(server.lastOf('konfigurasi.changeKonfigurasi')).toEqual({
    perubahan: [
      { organisasi_id: 1, timezone: 'Asia/Makassar' },
      { organisasi_id: 2, timezone: 'Asia/Makassar' },
    ],
  });

  await app.getByRole('button', { name: 'MIN 1', exact: true }).click();
  const one = app.getByRole('dialog', { name: 'Konfigurasi MIN 1' });
  await one.getByRole('textbox', { name: 'ID Simpatika' }).fill('S-77');
  await one.getByLabelText('Pembayaran diblokir').selectOptions('Ya');
  await one.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(one).not.toBeInTheDocument();
  expect(server.lastOf('konfigurasi.changeKonfigurasi')).toMatchObject({
    perubahan: [{ organisasi_id: 1, simpatika_id: 'S-77', is_blokir_finpay: true, is_sinkronisasi: true }],
  });
});
