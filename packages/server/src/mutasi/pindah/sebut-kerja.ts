import { sebutJamHari } from '@hadir/contract/jadwal/berlaku/sebut-jam-hari.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import { toJamHari } from '../../jadwal/dasar/to-jam-hari.ts';

/** Hours as a transfer tells and keeps them: '22:00–06:00 (esok hari)'. */
export const sebutKerja = (kerja: JamKerja): string => sebutJamHari(toJamHari(kerja));
