import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { readSaringAtribut } from './saring-atribut.ts';
import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the list of members can be narrowed to. */
export const FILTER_ANGGOTA = {
  page: 1,
  q: '',
  sort: 'nama',
  status: filterField.kode(STATUS_KEANGGOTAAN),
  is_aktif: filterField.flag,
  aktivasi: filterField.kode(SARING_AKTIVASI),
  role: filterField.oneOf(KODE_PERAN.operator, KODE_PERAN.user),
  group_id: filterField.id,
  lokasi_presensi_id: filterField.id,
  gender: filterField.oneOf('L', 'P'),
  jenis_kepegawaian: filterField.oneOf(...JENIS_KEPEGAWAIAN),
  is_face_verified: filterField.flag,
  is_biometrik: filterField.flag,
  /** JSON of what is sought by atribut_id. */
  atribut: '',
  kolom_atribut: [] as number[],
};

export type FilterAnggota = Filters<typeof FILTER_ANGGOTA>;

/** The filters as the calls for lists of members take them. */
export const toDicari = ({ atribut, ...filters }: FilterAnggota) => {
  const saring = readSaringAtribut(atribut);
  return { ...filters, ...(Object.keys(saring).length > 0 && { atribut: saring }) };
};
