import type { BarisLog } from '@hadir/contract/log/baris-log.ts';

/** What a line is about, as people say it: whom, or the kind and number of a thing; null where the act says it all. */
export function sebutObjek({
  objek,
  objek_id,
  nama_tentang,
}: Pick<BarisLog, 'objek' | 'objek_id' | 'nama_tentang'>): string | null {
  if (nama_tentang !== null) return nama_tentang;
  if (objek === null) return null;
  const kind = objek === 'user' ? 'orang' : objek.replaceAll('_', ' ');
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${objek_id ?? ''}`.trim();
}
