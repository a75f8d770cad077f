import { recordGangguan } from './record-gangguan.ts';
import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const addGangguan: Verb<typeof gangguan.addGangguan> = (ctx, input) =>
  recordGangguan(ctx, input, [ctx.organisasi.organisasi_id]);
