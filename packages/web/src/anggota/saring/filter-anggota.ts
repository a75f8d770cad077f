import { readSaringAtribut } from './saring-atribut.ts';
import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import type { Filters } from '../../base/filters/read-filters.ts';

/** What the list of members can be narrowed to. */
export const FILTER_ANGGOTA = {
  page: 1,
  q: '',
  sort: 'nama',
  status: filterField.oneOf(0, 1, 2),
  is_aktif: filterField.flag,
  aktivasi: filterField.oneOf(1, 2),
  role: filterField.oneOf(3, 4),
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
