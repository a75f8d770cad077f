import type { Ringkasan } from './ringkasan.ts';
import type { LaporanCtx } from './laporan-ctx.ts';

/** What a printed document can be made of again. */
type JenisSumber = 'tabel' | 'emis' | 'harian' | 'riwayat' | 'lembar' | 'roster';
/** The kind, and what it was asked for; the domain that makes such documents knows the shape. */
export type Sumber = { jenis: JenisSumber; minta: object };
/** The same as it is kept: with whose eyes it was made, and where. */
export type SumberTersimpan = Sumber & { actor: LaporanCtx['actor']; timezone: LaporanCtx['organisasi']['timezone'] };

declare module '../ctx/upward.ts' {
  interface Upward {
    /** What a document of this kind would say today, in short. */
    hitungDokumen: Record<JenisSumber, (ctx: LaporanCtx, minta: never) => Promise<Ringkasan>>;
  }
}
