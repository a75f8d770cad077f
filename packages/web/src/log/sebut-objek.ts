import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { sebutJenisObjek } from '@hadir/contract/log/jenis-objek.ts';

/** What a line is about, as people say it: by its name, whom, or the kind and number of a thing; null where the act says it all. */
export function sebutObjek({
  objek,
  objek_id,
  nama_objek,
  nama_tentang,
}: Pick<BarisLog, 'objek' | 'objek_id' | 'nama_objek' | 'nama_tentang'>): string | null {
  if (nama_objek !== null) return nama_objek;
  if (nama_tentang !== null) return nama_tentang;
  if (objek === null) return null;
  return `${sebutJenisObjek(objek)} ${objek_id ?? ''}`.trim();
}
