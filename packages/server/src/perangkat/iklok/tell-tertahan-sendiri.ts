import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { tellAdminPengganti } from '../../persetujuan/surat/tell-admin-pengganti.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listPengaturMesin, type MesinTerdaftar } from '../dasar/mesin.queries.ts';

type Ctx = { db: Db; deps: Pick<Deps, 'mail' | 'publicUrl' | 'push'>; now: Date };

/**
 * Lines of these members were set aside: of those who would decide about them the tenant's admins are told where no other
 * operator may, once a day for the whole place (aturan/perangkat#pin).
 */
export async function tellTertahanSendiri(
  { db, deps, now }: Ctx,
  mesin: MesinTerdaftar,
  pemilik: ReadonlySet<number>,
): Promise<void> {
  if (pemilik.size === 0) return;
  const pengatur = await listPengaturMesin(db, mesin);
  const { tenant_id, organisasi_id } = mesin;
  const organisasi = { tenant_id, organisasi_id };
  const today = localToday(now, await getZona(db, organisasi_id, now));
  const judul = `Ketukan mesin operator yang tertahan ${sebutTanggal(today)} menunggu keputusan Anda`;
  for (const user_id of new Set(pengatur.filter((id) => pemilik.has(id)))) {
    const kabar = { judul, layar: 'persetujuan?bagian=tertahan', isSekali: true };
    await tellAdminPengganti({ db, deps, now, today, organisasi }, user_id, kabar);
  }
}
