import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { writeFormatAnggota } from './write-format-anggota.ts';
import type { imporAnggota } from '@hadir/contract/anggota/impor/impor-anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getFormatAnggota: Verb<typeof imporAnggota.getFormatAnggota> = async (ctx, { organisasi_id }) => {
  // The choices in it are the organisation's own: they are for those who may import.
  const rules = { method: 'GET', who: 'operator', access: 'user.index', locked: 'no' } as const;
  return writeFormatAnggota(await enterOrganisasi(ctx, organisasi_id, rules));
};
