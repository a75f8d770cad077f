import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';

type Isi = Pick<
  Perangkat,
  'nama' | 'lokasi_presensi_id' | 'zona_mesin' | 'alamat_sumber' | 'kios_pin' | 'is_kios_foto'
> & { nomor_seri?: string | null | undefined };

/** What is stored of a device of this kind: a kiosk has no number, a machine nothing of a kiosk's. */
export function toIsiPerangkat(jenis: Perangkat['jenis'], isi: Isi) {
  const { nama, lokasi_presensi_id, zona_mesin, alamat_sumber, kios_pin, is_kios_foto } = isi;
  const bersama = { nama, lokasi_presensi_id, alamat_sumber };
  return jenis === 'kios'
    ? { ...bersama, kios_pin, is_kios_foto }
    : { ...bersama, nomor_seri: isi.nomor_seri ?? null, zona_mesin };
}
