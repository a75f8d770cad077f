import { formatLembar, imporLembar } from '../../kit/impor/impor-lembar.ts';
import { Id } from '../../kit/fields.ts';

const diDalam = { scope: 'organisasi', access: 'user.index', locked: 'linked' } as const;

export const imporPenempatan = {
  importPenempatan: imporLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/users-plot/import',
      summary: 'Mengimpor penempatan anggota',
      who: 'operator',
    },
    { organisasi_id: Id },
  ),
  getFormatPenempatan: formatLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/users-plot/template',
      summary: 'Mengunduh format penempatan anggota',
      who: 'reader',
    },
    { organisasi_id: Id },
  ),
};
