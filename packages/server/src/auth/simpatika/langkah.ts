import { LANGKAH_SIMPATIKA_MENIT, SAMBUNGAN_SIMPATIKA_MENIT } from '@hadir/rules/auth/masa-langkah-masuk.ts';
import * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { seal, unseal } from '../../platform/kit/seal.ts';
import type { LangkahMasuk } from '../../platform/simpatika/masuk/masuk-simpatika.ts';

/** What is handed out and must come back unchanged and in time, `T` long after it was sealed. */
type Tersegel<T> = { isi: T; sampai: number };
type Pembawa = Pick<BaseCtx, 'deps' | 'now'>;

function sealIsi<T>({ deps, now }: Pembawa, isi: T, masa_ms: number, context: string): string {
  const plain: Tersegel<T> = { isi, sampai: now.getTime() + masa_ms };
  return seal(deps.secretKeys, Buffer.from(JSON.stringify(plain)), context).toString('base64url');
}

/** Undefined where it is none of ours, or too old. */
function unsealIsi<T>({ deps, now }: Pembawa, text: string, schema: z.ZodMiniType<T>, context: string): T | undefined {
  try {
    const plain: unknown = JSON.parse(unseal(deps.secretKeys, Buffer.from(text, 'base64url'), context).toString());
    const read = z.object({ isi: schema, sampai: z.number() }).safeParse(plain);
    return read.success && read.data.sampai >= now.getTime() ? read.data.isi : undefined;
  } catch {
    return undefined;
  }
}

const MASA_LANGKAH = LANGKAH_SIMPATIKA_MENIT * 60_000;
const Langkah = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
const LANGKAH = 'langkah-simpatika';

export const sealLangkah = (ctx: Pembawa, langkah: LangkahMasuk): string =>
  sealIsi(ctx, langkah, MASA_LANGKAH, LANGKAH);
export const readLangkah = (ctx: Pembawa, text: string): LangkahMasuk | undefined =>
  unsealIsi(ctx, text, Langkah, LANGKAH);

/** As long as the rate limit `sambungan_simpatika` remembers one that was used. */
const MASA_SAMBUNGAN = SAMBUNGAN_SIMPATIKA_MENIT * 60_000;
const Nomor = z.nullable(z.string());
const SambunganBaru = z.object({
  user_id: z.int(),
  penerbit: z.string(),
  sub: z.string(),
  nomor: z.object({ nuptk: Nomor, nik: Nomor, nip: Nomor }),
  kunci: z.string(),
});
/** Whose account is to be joined to whom there, by the numbers that pointed to it; `kunci` is this one's alone. */
export type SambunganBaru = z.output<typeof SambunganBaru>;
const SAMBUNGAN = 'sambungan-simpatika';

export const sealSambungan = (ctx: Pembawa, sambungan: SambunganBaru): string =>
  sealIsi(ctx, sambungan, MASA_SAMBUNGAN, SAMBUNGAN);
export const readSambungan = (ctx: Pembawa, text: string): SambunganBaru | undefined =>
  unsealIsi(ctx, text, SambunganBaru, SAMBUNGAN);
