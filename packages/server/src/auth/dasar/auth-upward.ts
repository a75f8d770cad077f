import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** Of these accounts that ended those that a transfer to another tenant ended, and where it led. */
    listPindahAkun: (db: Db, user_ids: readonly number[]) => Promise<Map<number, NonNullable<Me['pindah']>>>;
    /** Where the caller's last transfer from an organisation led. */
    findPindahDari: (
      ctx: UserCtx,
      dari: { organisasi_id: number; tenant_id: number },
    ) => Promise<OrganisasiAktif['pindah'] | null>;
  }
}
