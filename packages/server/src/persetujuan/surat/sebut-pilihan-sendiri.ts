import { SEBUTAN_PILIHAN_SENDIRI } from '@hadir/contract/persetujuan/sebutan-pilihan-sendiri.ts';
import type { HakPutus } from '../jalan/judge-hak.ts';

/** Why it is not those whom the chain names who decide, where whose request it is chose them himself. */
export const sebutPilihanSendiri = (hak: Pick<HakPutus, 'pilihan_sendiri'> | undefined): string | null =>
  hak?.pilihan_sendiri ? SEBUTAN_PILIHAN_SENDIRI[hak.pilihan_sendiri] : null;
