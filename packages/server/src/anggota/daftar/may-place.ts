import { reaches } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { findAkunTenant } from '../dasar/akun-tenant.queries.ts';

type Akun = NonNullable<Awaited<ReturnType<typeof findAkunTenant>>>;

/** Whether an account is made a member without being asked: it is the caller's to look after, or he stands above both. */
export const mayPlace = ({ actor }: Pick<OrganisasiCtx, 'actor'>, akun: Akun): boolean =>
  isMilik(akun) || reaches(actor.peran, 'tenant-admin');

/** Whether all organisations of an account are the caller's as operator. */
export const isMilik = ({ is_di_tempat_lain, is_anggota_suatu }: Akun): boolean =>
  !is_di_tempat_lain && is_anggota_suatu;
