import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';
import type { Menunggu } from '../../persetujuan/judge-hak.ts';

/** A swap as it is stored, with where it stands on its chain. */
export type TukarTersimpan = Omit<TukarShift, 'persetujuan'> &
  Pick<Menunggu, 'urutan' | 'giliran_sejak'> & {
    jenjang: JenjangTersimpan[];
  };
