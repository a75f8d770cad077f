import type { KeanggotaanBerakhir } from '../../anggota/daftar/keanggotaan-berakhir.ts';
import { sebutKeanggotaanBerakhir } from '../../anggota/daftar/sebut-keanggotaan-berakhir.ts';

/** What stands at a leave that ended with its member's membership: nobody decided that. */
export const KEANGGOTAAN_BERAKHIR = 'Keanggotaan berakhir';

/** Said beforehand of leave that reaches beyond the last day of the membership; it is no refusal, for the transfer may be called off. */
export const sebutCutiMelewati = (berakhir: KeanggotaanBerakhir, siapa?: string): string =>
  `${sebutKeanggotaanBerakhir(berakhir, siapa)}; hari sesudahnya tidak berlaku di sini.`;
