import type { mutasi } from '@hadir/contract/mutasi/daftar/mutasi.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { saveMutasi } from './save-mutasi.ts';

/** A transfer of a member of one's own organisation. */
export const submitMutasi: Verb<typeof mutasi.submitMutasi> = (ctx, isi) => saveMutasi(ctx, ctx, isi);
