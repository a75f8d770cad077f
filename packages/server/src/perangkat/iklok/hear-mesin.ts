import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { isDariSumber } from '../dasar/alamat-sumber.ts';
import { countDitolak, findMesin, updateKontakMesin, type MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { isTersambung } from '@hadir/rules/perangkat/is-tersambung.ts';

/** Its contact is written down this often, not at every request. */
const CATAT_MS = 30_000;

export type Kontak = { nomor_seri: string; alamat: string; firmware: string | null };

/**
 * The machine that speaks, or null where nobody listens to it: its number is not registered, it is not active, its school is
 * closed, or it speaks from elsewhere. All look alike to it; of a registered one the refusal is counted.
 */
export async function hearMesin(deps: Deps, { nomor_seri, alamat, firmware }: Kontak): Promise<MesinTerdaftar | null> {
  const now = deps.now();
  return inScope(deps.db, { lingkup: 'semua' }, async (db) => {
    const mesin = await findMesin(db, nomor_seri, now);
    if (!mesin) return null;
    const isHeard = mesin.status === STATUS_RECORD.aktif && mesin.is_buka && isDariSumber(mesin.alamat_sumber, alamat);
    const isAnnounced = mesin.status === STATUS_RECORD.menunggu && mesin.is_buka;
    if (!isHeard) await countDitolak(db, mesin);
    if (isHeard || isAnnounced) await noteKontak(db, mesin, { alamat, firmware, now });
    return isHeard ? mesin : null;
  });
}

async function noteKontak(
  db: Parameters<typeof updateKontakMesin>[0],
  mesin: MesinTerdaftar,
  { alamat, firmware, now }: { alamat: string; firmware: string | null; now: Date },
): Promise<void> {
  const { terakhir_terlihat, tersambung_sejak, alamat_terakhir } = mesin;
  const isSame = alamat === alamat_terakhir && (firmware === null || firmware === mesin.firmware);
  if (terakhir_terlihat && isSame && now.getTime() - Date.parse(terakhir_terlihat) < CATAT_MS) return;
  await updateKontakMesin(db, mesin, {
    terakhir_terlihat: now.toISOString(),
    tersambung_sejak: isTersambung(mesin, now) && tersambung_sejak ? tersambung_sejak : now.toISOString(),
    alamat_terakhir: alamat,
    firmware: firmware ?? mesin.firmware,
  });
}
