import { PerangkatInput, type Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import * as z from 'zod/mini';

export type PerangkatValues = {
  nama: string;
  nomor_seri: string;
  lokasi_presensi_id: number | null;
  zona_mesin: Perangkat['zona_mesin'];
  /** One address or network a line. */
  alamat_sumber: string;
};

const { nama, nomor_seri, lokasi_presensi_id } = PerangkatInput.shape;

export const perangkatSchema = z.object({
  nama,
  nomor_seri,
  lokasi_presensi_id: z
    .nullable(lokasi_presensi_id)
    .check(z.refine((value) => value !== null, 'Pilih lokasi tempat mesinnya berdiri')),
  zona_mesin: z.enum(['jam', 'menit', 'tanpa']),
  alamat_sumber: z.string(),
});

export const toPerangkatValues = (perangkat: Perangkat | undefined): PerangkatValues => ({
  nama: perangkat?.nama ?? '',
  nomor_seri: perangkat?.nomor_seri ?? '',
  lokasi_presensi_id: perangkat?.lokasi_presensi_id ?? null,
  zona_mesin: perangkat?.zona_mesin ?? 'jam',
  alamat_sumber: perangkat?.alamat_sumber.join('\n') ?? '',
});

export const toPerangkatIsi = ({ lokasi_presensi_id: lokasi, alamat_sumber, ...isi }: PerangkatValues) => ({
  ...isi,
  // The schema has refused a missing one.
  lokasi_presensi_id: lokasi ?? 0,
  alamat_sumber: alamat_sumber
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean),
});
