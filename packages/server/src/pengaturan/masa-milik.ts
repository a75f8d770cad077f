import { inheritMasa } from '@hadir/rules/pengaturan/inherit-masa.ts';
import { PENGATURAN_BAWAAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import type { Masa } from '@hadir/rules/pengaturan/masa.ts';
import { SAKLAR_CUTI_BAWAAN } from '@hadir/rules/pengaturan/saklar-cuti-bawaan.ts';
import type { PengaturanRow } from './pengaturan.queries.ts';

/** What only an organisation has, beside what it may take from its tenant: the staff system's switch. */
export type IsiOrganisasi = IsiPengaturan & { is_leave_management_simpatika: boolean };
const BAWAAN: IsiOrganisasi = { ...PENGATURAN_BAWAAN, ...SAKLAR_CUTI_BAWAAN };

/** What the organisation itself said, by its versions. */
export function masaMilikOf(rows: readonly PengaturanRow[]): Masa<Partial<IsiOrganisasi>>[] {
  return rows.map((row) => {
    const names = [...row.sendiri, 'is_leave_management_simpatika'] as (keyof IsiOrganisasi)[];
    const isi = Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<IsiOrganisasi>;
    return { tgl_mulai: row.tgl_mulai, tgl_selesai: row.tgl_selesai, isi };
  });
}

/** The versions of an organisation that come of what its tenant and it itself say. */
export function toPengaturanRows(
  at: Pick<PengaturanRow, 'tenant_id' | 'organisasi_id'>,
  tenant: readonly Masa<IsiPengaturan>[],
  sendiri: readonly Masa<Partial<IsiOrganisasi>>[],
): PengaturanRow[] {
  const { is_leave_management_simpatika } = BAWAAN;
  const above = tenant.map((one) => ({ ...one, isi: { ...one.isi, is_leave_management_simpatika } }));
  return inheritMasa(above, sendiri, BAWAAN).map(({ tgl_mulai, tgl_selesai, isi }) => ({
    ...at,
    tgl_mulai,
    tgl_selesai,
    ...isi,
    sendiri: isi.sendiri.filter((name) => name !== 'is_leave_management_simpatika'),
  }));
}

/** An organisation that follows its tenant in everything. */
export const IKUT_SEMUA: readonly Masa<Partial<IsiOrganisasi>>[] = [
  { tgl_mulai: '2000-01-01', tgl_selesai: null, isi: {} },
];
