import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { StatusKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import type { SasaranKuesioner } from '@hadir/rules/kuesioner/sasaran.ts';

/** A questionnaire as it is kept. */
export type KuesionerTersimpan = {
  kuesioner_id: number;
  judul: string;
  keterangan: string;
  ucapan: string;
  bagian: Bagian[];
  is_anonim: boolean;
  sasaran: SasaranKuesioner;
  status: StatusKuesioner;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
  is_sekali_perangkat: boolean;
  versi: number;
};
