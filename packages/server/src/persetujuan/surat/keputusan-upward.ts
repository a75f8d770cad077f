import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Dijawab } from '../jalan/judge-giliran.ts';
import type { Lembar, Pilihan } from './lembar-keputusan.ts';

type Keputusan = { tindakan: Pilihan['nilai']; keterangan: string } & Required<Dijawab>;

/** A kind of request that a mailed link decides: what its page shows, and how it is decided inside. */
export type LewatSurat = {
  /** The call that decides it inside, what its line in the log is about, and the screen where. */
  call: Endpoint;
  objek: string;
  layar: (objek_id: number) => string;
  lihat: (ctx: OrganisasiCtx, objek_id: number) => Promise<Lembar>;
  decide: (ctx: OrganisasiCtx, objek_id: number, keputusan: Keputusan) => Promise<unknown>;
};

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** What a mailed link decides. */
    lewatSurat: Partial<Record<UntukPersetujuan, LewatSurat>>;
  }
}
