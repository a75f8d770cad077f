import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { loadAnggota } from './load-anggota.ts';

/** The whole NIK to who may read private numbers; of whom he reads it stands in the activity log. */
export const getNikAnggota: Verb<typeof anggota.getNikAnggota> = async (ctx, input) => {
  const { nik } = await loadAnggota(ctx, input);
  return { nik };
};
