import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { KeanggotaanBerakhir } from '@hadir/contract/anggota/daftar/keanggotaan-berakhir.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';

type Instansi = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };
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
    /** Until when a membership may be made to hold again here, null being without an end; refused where a transfer alone does. */
    requireBukaKembali: (ctx: OrganisasiCtx, user_id: number) => Promise<string | null>;
    /** How somebody stands to transfers here, as who manages him is told. */
    loadMutasiAnggota: (
      ctx: OrganisasiCtx,
      orang: { user_id: number; is_akun_aktif: boolean },
    ) => Promise<Pick<Anggota, 'pindah' | 'pinjaman' | 'dipinjamkan' | 'mutasi_berjalan'>>;
    /** Of these members those whose membership here a confirmed transfer is going to end, and when. */
    listKeanggotaanBerakhir: (ctx: Instansi, user_ids: readonly number[]) => Promise<Map<number, KeanggotaanBerakhir>>;
    /** Of these members those whom a transfer ever concerned here. */
    listBermutasi: (ctx: OrganisasiCtx, user_ids: readonly number[]) => Promise<number[]>;
    /**
     * A member is made inactive: refuses one with a transfer under way, unless that is to be called off with it, and one
     * who is lent to another place, unless it is known that this stands.
     */
    endMutasiAnggota: (
      ctx: OrganisasiCtx,
      user_id: number,
      akhir: { is_batal: boolean; is_pinjaman_tetap: boolean; keterangan: string | undefined },
    ) => Promise<void>;
    /** A member who was inactive is active again. */
    onAnggotaKembali: (ctx: OrganisasiCtx, user_id: number) => Promise<void>;
    /** The months that no membership may begin to cover any more, by their first day. */
    listBulanTertutup: (ctx: OrganisasiCtx) => Promise<Tanggal[]>;
    /** A membership ends today; `tujuan` names where it moves to. */
    onKeanggotaanBerakhir: (ctx: OrganisasiCtx, user_id: number, tujuan?: string | null) => Promise<void>;
  }
}
