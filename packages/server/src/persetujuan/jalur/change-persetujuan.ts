import { savePersetujuan } from './save-persetujuan.ts';
import type { persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const changePersetujuan: Verb<typeof persetujuan.changePersetujuan> = savePersetujuan;
