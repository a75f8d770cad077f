import { LABEL_OBJEK } from './label-objek.generated.ts';

/** Told as an object in a line, though nobody looks for it by its number: people and places have fields of their own. */
const LAIN: Readonly<Record<string, string>> = {
  jenis: 'Tindak lanjut',
  kelompok: 'Perintah mesin',
  kode_organisasi: 'Instansi berkode',
  kode_pembayaran: 'Pembayaran',
  no_reg: 'Nomor registrasi',
  organisasi: 'Instansi nomor',
  tahun: 'Tahun',
  tenant: 'Induk nomor',
  urutan: 'Foto ke',
  user: 'Orang nomor',
};

/** The kind of thing that a line is about, as people say it; of one that no call names any more its own name. */
export const sebutJenisObjek = (objek: string): string => LABEL_OBJEK[objek] ?? LAIN[objek] ?? objek;
