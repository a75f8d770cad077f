import { savePersetujuan } from './save-persetujuan.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const addPersetujuan: Verb<typeof persetujuan.addPersetujuan> = savePersetujuan;
