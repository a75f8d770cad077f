import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { listSebab } from './tertahan-daftar.queries.ts';

export const listSebabTertahan: Verb<typeof ketukanTertahan.listSebabTertahan> = (ctx, { perangkat_id }) =>
  listSebab(ctx, perangkat_id);
