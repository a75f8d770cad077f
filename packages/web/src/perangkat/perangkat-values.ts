import { PerangkatInput, type Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { CARA_PIN } from '@hadir/rules/perangkat/cara-pin.ts';
import * as z from 'zod/mini';

/** What can be registered here: a file's machine is known by its import. */
export type JenisDaftar = 'kios' | 'mesin';

export type PerangkatValues = Pick<Perangkat, 'nama' | 'zona_mesin' | 'kios_pin' | 'is_kios_foto'> & {
  nomor_seri: string;
  lokasi_presensi_id: number | null;
  /** One address or network a line. */
  alamat_sumber: string;
};

const { nama, nomor_seri, lokasi_presensi_id } = PerangkatInput.shape;

const umum = z.object({
  nama,
  nomor_seri: z.string(),
  lokasi_presensi_id: z
    .nullable(lokasi_presensi_id)
    .check(z.refine((value) => value !== null, 'Pilih lokasi tempatnya berdiri')),
  zona_mesin: z.enum(['jam', 'menit', 'tanpa']),
  kios_pin: z.enum(CARA_PIN),
  is_kios_foto: z.boolean(),
  alamat_sumber: z.string(),
});

/** A machine is known by its number; a kiosk has none. */
export const PERANGKAT_SCHEMA = {
  kios: umum,
  mesin: z.extend(umum, { nomor_seri }),
};

export const toPerangkatValues = (perangkat: Perangkat | undefined): PerangkatValues => ({
  nama: perangkat?.nama ?? '',
  nomor_seri: perangkat?.nomor_seri ?? '',
  lokasi_presensi_id: perangkat?.lokasi_presensi_id ?? null,
  zona_mesin: perangkat?.zona_mesin ?? 'jam',
  kios_pin: perangkat?.kios_pin ?? 'tanpa',
  is_kios_foto: perangkat?.is_kios_foto ?? false,
  alamat_sumber: perangkat?.alamat_sumber.join('\n') ?? '',
});

export const toPerangkatIsi = ({
  lokasi_presensi_id: lokasi,
  nomor_seri: nomor,
  alamat_sumber,
  ...isi
}: PerangkatValues) => ({
  ...isi,
  nomor_seri: nomor.trim() === '' ? null : nomor,
  // The schema has refused a missing one.
  lokasi_presensi_id: lokasi ?? 0,
  alamat_sumber: alamat_sumber
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean),
});
