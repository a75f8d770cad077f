import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Kosong } from '../../kit/fields.ts';
import { FilterAnggota } from './anggota-input.ts';

export const unduhAnggota = {
  exportAnggota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/download',
    summary: 'Mengunduh daftar anggota',
    scope: 'organisasi',
    who: 'reader',
    access: 'user.index',
    locked: 'linked',
    input: FilterAnggota,
    output: Kosong,
    download: [XLSX],
  }),
};
