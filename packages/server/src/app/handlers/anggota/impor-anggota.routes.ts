import type { contract } from '@hadir/contract/contract.ts';
import { enterOrganisasi } from '../../../platform/http/access/enter-organisasi.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportAnggota } from '../../../anggota/daftar/export-anggota.ts';
import { importAnggota } from '../../../anggota/impor/import-anggota.ts';
import { printKartu } from '../../../anggota/cetak/print-kartu.ts';
import { printToken } from '../../../anggota/cetak/print-token.ts';
import { writeFormatAnggota } from '../../../anggota/impor/write-format-anggota.ts';

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
