import { formatLembar, imporLembar } from '../../kit/impor/impor-lembar.ts';
import { Id } from '../../kit/fields.ts';
import { cetakAnggota } from '../cetak/cetak-anggota.calls.ts';
import { unduhAnggota } from '../daftar/unduh-anggota.calls.ts';

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;

export const imporAnggota = {
  importAnggota: imporLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/import-user',
      summary: 'Mengimpor anggota',
      who: 'operator',
    },
    { organisasi_id: Id },
  ),
  getFormatAnggota: formatLembar(
    {
      path: '/format-upload',
      summary: 'Mengunduh format impor anggota',
      scope: 'user',
      who: 'signed-in',
      access: null,
      locked: 'no',
    },
    { organisasi_id: Id },
  ),
  ...unduhAnggota,
  ...cetakAnggota,
};
