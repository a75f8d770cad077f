import type { konfigurasi } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectKonfigurasi } from './konfigurasi.queries.ts';

export const listKonfigurasi: Verb<typeof konfigurasi.listKonfigurasi> = selectKonfigurasi;
