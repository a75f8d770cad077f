import type { JenjangPersetujuan as JenjangWire } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import type { JenjangPersetujuan } from '@hadir/rules/persetujuan/find-penyetuju.ts';

/** A level as it is stored. */
export type JenjangTersimpan = Omit<JenjangWire, 'nama' | 'nama_pengganti'>;

/** The level as the rule reads it. */
export function toJenjangRule({
  jenis,
  user_id,
  peran,
  pengganti_user_id,
  eskalasi_hari,
}: JenjangTersimpan): JenjangPersetujuan {
  const rest = { pengganti_user_id, eskalasi_hari };
  if (jenis === 'kepala_grup') return { ...rest, siapa: { jenis } };
  if (jenis === 'peran') return { ...rest, siapa: { jenis, peran: peran ?? 'operator' } };
  return { ...rest, siapa: { jenis, user_id: user_id ?? 0 } };
}
