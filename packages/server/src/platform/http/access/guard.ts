import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { Id } from '@hadir/contract/kit/fields.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { isFaktorWajib } from '@hadir/rules/akses/akun/is-faktor-wajib.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { toOrganisasi } from '../../tempat/to-organisasi.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../db/scope/scope.ts';
import { hashToken } from '../../kit/secret-token.ts';
import type { Actor } from '../../ctx/ctx.ts';
import type { Organisasi } from '../../tempat/organisasi.ts';
import type { Deps } from '../../ctx/deps.ts';
import { findPelaku, type Pelaku, type Place } from './find-pelaku.queries.ts';
import { askAkses } from './ask-akses.ts';
import { localToday } from '../../ctx/local-today.ts';
import { foundOnlyIf } from '../../kit/found.ts';
import { Refusal } from '../../kit/refusal.ts';
import { refusePenutupan } from './refuse-penutupan.ts';
import { sessionCookieName } from './session-cookie.ts';

/** What the guard found out; handlers are given it as their ctx. */
export type Passed = {
  now: Date;
  today: string;
  actor?: Actor;
  tenant_id?: number;
  organisasi?: Organisasi;
  scope: Scope;
};

const WHOLE: Scope = { lingkup: 'semua' };

/**
 * The only place where a caller is let in, decided by the endpoint's own declaration
 * and before a byte of the body is read.
 */
export async function guard(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, faktorAtas, publicUrl }: Deps,
  now: Date,
): Promise<Passed> {
  if (endpoint.scope === 'public') return { now, today: localToday(now, ZONA_BAWAAN), scope: WHOLE };

  const place = placeOf(endpoint, paramsOf(request));
  const pelaku = berlaku(await findPelaku(db, tokenOf(request, publicUrl), place, now), now);
  // Known from here on, so that a refused attempt can be logged with its name.
  request.caller = { user_id: pelaku.user_id, nama: pelaku.nama, tenant_id: pelaku.tenant_id };
  request.tujuan = tujuanOf(endpoint, pelaku);
  return judge(endpoint, pelaku, paramsOf(request), { faktorAtas, now });
}

/**
 * The same for whom the guard has let in before and whose look goes on, as the database knows him by now (`findPelakuSemua`):
 * for calls whose path names no place.
 */
export const guardAgain = (
  endpoint: Endpoint & { scope: 'user' },
  pelaku: Pelaku | undefined,
  needs: Pick<Deps, 'faktorAtas'> & { now: Date },
): Passed => judge(endpoint, berlaku(pelaku, needs.now), {}, needs);

/** What is stored of the session that a request carries. */
export function tokenOf(request: FastifyRequest, publicUrl: string): Buffer {
  const token = request.cookies[sessionCookieName(publicUrl)];
  if (!token) throw new Refusal('auth.sign_in_required');
  return hashToken(token);
}

const paramsOf = (request: FastifyRequest) => request.params as Record<string, string>;

/** Whose session still is one, by an account that is not blocked. */
function berlaku(pelaku: Pelaku | undefined, now: Date): Pelaku {
  if (!pelaku || (pelaku.kedaluwarsa_ms ?? 0) <= now.getTime()) throw new Refusal('auth.session_expired');
  if (pelaku.status === STATUS_USER.ditolak || pelaku.status === STATUS_USER.diblokir)
    throw new Refusal('auth.account_blocked');
  return pelaku;
}

function judge(
  endpoint: Endpoint,
  pelaku: Pelaku,
  params: Record<string, string>,
  { faktorAtas, now }: Pick<Deps, 'faktorAtas'> & { now: Date },
): Passed {
  if (pelaku.penutupan) throw refusePenutupan(pelaku.penutupan);

  const { ada, is_operator, ...aturan } = pelaku.faktor;
  const isFaktorKurang = !ada && isFaktorWajib({ ...pelaku, is_operator }, { ...aturan, atas: faktorAtas });
  if (isFaktorKurang && !endpoint.beforeFaktor) throw new Refusal('faktor.required');

  const timezone = pelaku.organisasi?.timezone ?? ZONA_BAWAAN;
  const today = localToday(now, timezone);
  const user_id = params['user_id'] === undefined ? null : Number(params['user_id']);
  const judged = askAkses(endpoint, pelaku, { today, user_id });
  if ('refusal' in judged) throw new Refusal(judged.refusal, judged.details);
  return passed(endpoint, pelaku, judged.peran, { now, today });
}

function passed(
  endpoint: Endpoint,
  pelaku: Pelaku,
  peran: Peran,
  { now, today }: Pick<Passed, 'now' | 'today'>,
): Passed {
  const { user_id, nama, tenant_id, sesi_id, organisasi, tenant } = pelaku;
  const actor: Actor = { user_id, nama, tenant_id, sesi_id, peran, izin: tenant?.izin ?? {}, hak: pelaku.hak_pantau };

  if (endpoint.scope === 'organisasi' && organisasi) {
    const scope: Scope = {
      lingkup: 'organisasi',
      tenant_id: organisasi.tenant_id,
      organisasi_id: organisasi.organisasi_id,
    };
    return {
      now,
      today,
      actor,
      scope,
      tenant_id: organisasi.tenant_id,
      organisasi: toOrganisasi(organisasi, today),
    };
  }
  if (endpoint.scope === 'tenant' && tenant) {
    return {
      now,
      today,
      actor,
      tenant_id: tenant.tenant_id,
      scope: { lingkup: 'tenant', tenant_id: tenant.tenant_id },
    };
  }
  return { now, today, actor, scope: tenant_id === null ? WHOLE : { lingkup: 'tenant', tenant_id } };
}

function tujuanOf({ scope }: Endpoint, { organisasi, tenant }: Pelaku): FastifyRequest['tujuan'] {
  if (scope === 'organisasi' && organisasi) return organisasi;
  return scope === 'tenant' && tenant ? { tenant_id: tenant.tenant_id, organisasi_id: null } : undefined;
}

/** An id that no row can have is the same as a row that is not there. */
function placeOf(endpoint: Endpoint, params: Record<string, string>): Place {
  const idOf = (text: string | undefined): number => {
    const id = Id.safeParse(Number(text));
    foundOnlyIf(id.success);
    return id.data;
  };
  if (endpoint.scope === 'tenant') return { tenant_id: idOf(params['tenant_id']) };
  if (endpoint.scope !== 'organisasi') return {};
  const kode = params['kode_organisasi'];
  if (kode === undefined) return { organisasi_id: idOf(params['organisasi_id']) };
  // oxlint-disable-next-line no-control-regex -- PostgreSQL text cannot hold NUL, so no code has one
  foundOnlyIf(!/\u0000/.test(kode));
  return { kode_organisasi: kode };
}
