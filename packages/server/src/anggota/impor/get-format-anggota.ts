import { imporAnggota } from '@hadir/contract/anggota/impor/impor-anggota.contract.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { writeFormatAnggota } from './write-format-anggota.ts';

/** The choices in it are the organisation's own: they are for those who may import there. */
export const getFormatAnggota: Verb<typeof imporAnggota.getFormatAnggota> = async (ctx, { organisasi_id }) =>
  writeFormatAnggota(await enterOrganisasi(ctx, organisasi_id, imporAnggota.importAnggota));
