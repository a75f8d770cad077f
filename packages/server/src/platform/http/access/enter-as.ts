import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import { toOrganisasi } from '../../tempat/to-organisasi.ts';
import type { Db } from '../../db/open/open-db.ts';
import { findOrangDi } from './find-pelaku.queries.ts';
import type { Passed } from './guard.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { askAkses, type AccessRules } from './ask-akses.ts';
import { localToday } from '../../ctx/local-today.ts';
import { refusePenutupan } from './refuse-penutupan.ts';

/** Somebody in an organisation. */
export type PassedInside = Passed & Required<Pick<Passed, 'tenant_id' | 'actor' | 'organisasi'>>;

type Pemegang = { user_id: number; organisasi_id: number };

/**
 * Whom an address stands for that was given to him once (a mailed link, a calendar), let in by the rules of the call
 * that he would make himself, as he is at this use: what was taken from him meanwhile, the address opens no more.
 */
export async function enterAs(
  db: Db,
  { user_id, organisasi_id }: Pemegang,
  endpoint: AccessRules,
  now: Date,
): Promise<PassedInside | { refusal: ErrorCode }> {
  const pelaku = await findOrangDi(db, user_id, { organisasi_id }, now);
  const organisasi = pelaku?.organisasi;
  if (!organisasi) return { refusal: 'input.not_found' };
  if (pelaku.penutupan) return { refusal: refusePenutupan(pelaku.penutupan).code };
  const today = localToday(now, organisasi.timezone);
  const judged = askAkses(endpoint, pelaku, { today });
  if ('refusal' in judged) return judged;
  const { tenant_id } = organisasi;
  return {
    now,
    today,
    tenant_id,
    actor: {
      user_id,
      nama: pelaku.nama,
      tenant_id: pelaku.tenant_id,
      sesi_id: '',
      peran: judged.peran,
      izin: pelaku.tenant?.izin ?? {},
    },
    organisasi: toOrganisasi(organisasi, today),
    scope: { lingkup: 'organisasi', tenant_id, organisasi_id },
  };
}

/** The same for a call of his own that names no place. */
export async function enterAsOrang(
  db: Db,
  user_id: number,
  endpoint: Endpoint & { scope: 'user' },
  now: Date,
): Promise<(Passed & Required<Pick<Passed, 'actor'>>) | { refusal: ErrorCode }> {
  const pelaku = await findOrangDi(db, user_id, {}, now);
  if (!pelaku) return { refusal: 'input.not_found' };
  if (pelaku.penutupan) return { refusal: refusePenutupan(pelaku.penutupan).code };
  const today = localToday(now, ZONA_BAWAAN);
  const judged = askAkses(endpoint, pelaku, { today });
  if ('refusal' in judged) return judged;
  const { nama, tenant_id } = pelaku;
  return {
    now,
    today,
    actor: { user_id, nama, tenant_id, sesi_id: '', peran: judged.peran, izin: pelaku.tenant?.izin ?? {} },
    scope: tenant_id === null ? { lingkup: 'semua' } : { lingkup: 'tenant', tenant_id },
  };
}
