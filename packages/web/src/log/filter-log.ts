import { filterField } from '../base/filters/filter-field.ts';
import type { Filters } from '../base/filters/read-filters.ts';

/** What the log is searched by, as it stands in the address; `sesudah` is the line that the page goes on after. */
export const FILTER_LOG = {
  from: filterField.tanggal,
  to: filterField.tanggal,
  kegiatan: '',
  hasil: filterField.oneOf('berhasil', 'ditolak'),
  ip: '',
  pelaku_id: filterField.id,
  tentang_id: filterField.id,
  objek: '',
  objek_id: '',
  tenant_id: filterField.id,
  organisasi_id: filterField.id,
  sesudah: '',
};
export type FilterLog = Filters<typeof FILTER_LOG>;

/** The filters as a call wants them: what is empty is left out. */
export function toSaringLog({ from, to, kegiatan, hasil, ip, pelaku_id, tentang_id, objek, objek_id }: FilterLog) {
  const orNone = (text: string) => text || undefined;
  return {
    hasil,
    pelaku_id,
    tentang_id,
    from: orNone(from),
    to: orNone(to),
    kegiatan: orNone(kegiatan),
    ip: orNone(ip),
    objek: orNone(objek),
    objek_id: orNone(objek_id),
  };
}
