import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { keptSession } from './kept-session.ts';
import { organisasiQuery } from './session-queries.ts';

/** What one was in an organisation the last time, as far as this device knows. It only decides what is fetched first. */
export function peranTerakhir(organisasi_id: number): Peran | undefined {
  const kept = keptSession.read(JSON.stringify(organisasiQuery(organisasi_id).queryKey));
  return (kept as OrganisasiAktif | undefined)?.peran;
}
