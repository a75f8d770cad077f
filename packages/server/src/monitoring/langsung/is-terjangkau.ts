import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { isDipantau } from '@hadir/rules/akses/is-dipantau.ts';
import type { Jangkauan } from '../jangkauan-of.ts';
import type { Pandangan } from './dinding.ts';

/** Whether a row of the common look is within somebody's reach, as `listTempatPantau` asks it of the database. */
export function isTerjangkau(
  { tenant_id, organisasi_id, nama, kode_organisasi }: Pantauan,
  jangkauan: Jangkauan,
  q: string | undefined,
  tugasOf: Pandangan['tugasOf'],
): boolean {
  const { tugas, organisasi_ids } = jangkauan;
  if (jangkauan.tenant_id !== undefined && tenant_id !== jangkauan.tenant_id) return false;
  if (organisasi_ids !== undefined && !organisasi_ids.includes(organisasi_id)) return false;
  if (q !== undefined && !holds(nama, q) && !holds(kode_organisasi, q)) return false;
  if (tugas === undefined) return true;
  const here = tugasOf(tugas.user_id).filter((one) => one.tenant_id === tenant_id);
  return isDipantau(here, organisasi_id, tugas.today);
}

const holds = (text: string, q: string) => text.toLowerCase().includes(q.toLowerCase());
