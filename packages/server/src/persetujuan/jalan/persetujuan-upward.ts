import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';

/** An organisation at a moment, for a person's call as for the product itself. */
export type LayananCtx = InstansiCtx & {
  now: Date;
  organisasi: { tenant_id: number; organisasi_id: number; k_sumber_data: number };
  deps: Pick<Deps, 'mail' | 'publicUrl' | 'upward'>;
};

/** How one request is called in a mail, which says neither its kind nor its reason. */
type SebutanPermintaan = {
  /** Whose it is. */
  nama: string;
  /** Which dates, in a heading and in the bell: '01-12-2026 s.d. 03-12-2026'. */
  hari: string;
  /** The same in a sentence, with what belongs to it. */
  tentang: string;
  /** Where it is shown, inside its organisation. */
  layar: string;
  /** Where whose it is sees it, where that is another screen. */
  layarPemilik?: string;
};

/** A kind of request, as its way and the mails about it see it. What a decision takes effect on stays with the kind. */
export type Permintaan = {
  /** How the kind is called in a heading and in a sentence: 'cuti', 'permohonan cuti'. */
  sebutan: { ajuan: string; permohonan: string };
  /** The screen of those that wait, inside an organisation. */
  antrean: string;
  /** Whether the link in a mail decides it; what must be looked at with the eyes is decided inside. */
  isLewatTautan: boolean;
  /** Whether it is in use here; what is switched off waits for nobody. */
  isBerlaku: (ctx: LayananCtx) => Promise<boolean>;
  /** How many of these take a day of a frozen month, of a kind that does. */
  countBeku?: (ctx: LayananCtx, objek_ids: readonly number[]) => Promise<number>;
  sebut: (ctx: LayananCtx, objek_id: number) => Promise<SebutanPermintaan | undefined>;
};

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    permintaan: Record<UntukPersetujuan, Permintaan>;
    /** How many held taps, and how many incidents of an organisation, wait for an operator. */
    countDitinjau: (ctx: OrganisasiCtx) => Promise<number>;
    countGangguan: (ctx: OrganisasiCtx) => Promise<number>;
    /** How many faces are to be recognised, of those that are asked for, and how much of what machines sent is no event yet. */
    countWajah: (ctx: OrganisasiCtx, yang: { pendaftaran: boolean; swafoto: boolean }) => Promise<number>;
    countTertahan: (ctx: OrganisasiCtx) => Promise<number>;
    /** How many swaps wait for the caller's agreement. */
    countKesepakatan: (ctx: OrganisasiCtx) => Promise<number>;
  }
}
