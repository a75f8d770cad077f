import type { PengaturanTenant } from '@hadir/contract/pengaturan/pengaturan-tenant.contract.ts';
import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';

const SEJAK = { tgl_mulai: '2026-01-01', tgl_selesai: null };

/** An organisation's settings as everybody begins with them, with what a test says otherwise. */
export function givenPengaturan(fields: Partial<Omit<Pengaturan, 'riwayat' | 'tenant'>> = {}): Pengaturan {
  const berlaku = { ...PENGATURAN_BAWAAN, ...SEJAK, is_leave_management_simpatika: false, sendiri: [], ...fields };
  return { organisasi_id: 9, ...berlaku, tenant: PENGATURAN_BAWAAN, riwayat: [berlaku] };
}

/** A tenant's, with twelve organisations. */
export function givenPengaturanTenant(fields: Partial<PengaturanTenant> = {}): PengaturanTenant {
  const berlaku = { ...PENGATURAN_BAWAAN, ...SEJAK };
  const tgl_paling_cepat = '2026-11-24';
  return {
    tenant_id: 3,
    jumlah_organisasi: 12,
    sendiri: {},
    ...berlaku,
    tgl_paling_cepat,
    riwayat: [berlaku],
    ...fields,
  };
}
