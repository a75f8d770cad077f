import type { OrganisasiBaris } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { givenOrganisasi } from '../orang.ts';

/** An organisation in the list of those that one may enter. */
export const givenOrganisasiBaris = (differences: Partial<OrganisasiBaris> = {}): OrganisasiBaris => ({
  ...givenOrganisasi(),
  nama_tenant: 'Kanwil Kemenag DKI Jakarta',
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 41,
  ...differences,
});
