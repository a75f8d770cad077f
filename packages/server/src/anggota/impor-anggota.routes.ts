import type { contract } from '@hadir/contract/contract.ts';
import { enterOrganisasi } from '../http/enter-organisasi.ts';
import type { Handlers } from '../http/mount.ts';
import { exportAnggota } from './export-anggota.ts';
import { importAnggota } from './import-anggota.ts';
import { printKartu } from './print-kartu.ts';
import { printToken } from './print-token.ts';
import { writeFormatAnggota } from './write-format-anggota.ts';

export const imporAnggotaRoutes: Handlers<typeof contract.imporAnggota> = {
  import: importAnggota,
  formatUpload: async (ctx, { organisasi_id }) => {
    // The choices in it are the organisation's own: they are for those who may import.
    const rules = { method: 'GET', who: 'operator', access: 'user.index', locked: 'no' } as const;
    return writeFormatAnggota(await enterOrganisasi(ctx, organisasi_id, rules));
  },
  download: exportAnggota,
  printToken,
  printKartu,
};
