import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { JenjangTersimpan } from '../persetujuan/jenjang-tersimpan.ts';

/** A claim as it is stored, with where it stands on its chain and who asked. */
export type KlaimTersimpan = Omit<KlaimPresensi, 'persetujuan'> & {
  jenjang: JenjangTersimpan[];
  urutan: number;
  giliran_sejak: string | null;
  pemohon_user_id: number;
};
