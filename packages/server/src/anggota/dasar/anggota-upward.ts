import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';

/** Where a call about a person changed him in one of his organisations. */
type Di = UserCtx & { organisasi: { tenant_id: number; organisasi_id: number } };

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** A member has another role, status or place, and with it perhaps decisions to make. */
    onJabatanBerubah: (ctx: Di) => Promise<void>;
    /** Memberships were begun. */
    onKeanggotaanDimulai: (ctx: OrganisasiCtx, user_ids: readonly number[]) => Promise<void>;
    /** Whether selfies are compared with an enrolment of this person: a new profile photo changes nothing then. */
    isWajahTerdaftar: (ctx: UserCtx, user_id: number) => Promise<boolean>;
    /** Whether selfies are compared with enrolments in this organisation: who is verified then follows from these. */
    isWajahDibandingkan: (ctx: OrganisasiCtx) => Promise<boolean>;
    /** Whether a request of this person waits for the caller's decision in that place, or the caller has decided on one. */
    isPenyetujuOf: (ctx: Di, user_id: number) => Promise<boolean>;
    /** A membership ends today; `tujuan` names where it moves to. */
    onKeanggotaanBerakhir: (ctx: OrganisasiCtx, user_id: number, tujuan?: string | null) => Promise<void>;
  }
}
