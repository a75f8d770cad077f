import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { KIRIM_SIMPATIKA } from './jenis-kirim.ts';
import { loadPorsiKirim } from './load-porsi-kirim.ts';
import { insertHasilKirim, insertJejakKirim, type HasilAnggota } from './porsi-kirim.queries.ts';

/** So many members go in one request. */
const PORSI = 50;

type Masukan = { bulan: string; user_ids: number[] };

/**
 * Sends verified months, portion by portion, and keeps what came of each at once: another attempt goes on with what is
 * not sent yet, and a row whose answer was lost is taken once all the same, by its key.
 */
export const kirimVervalJob: Job<Masukan> = {
  jenis: KIRIM_SIMPATIKA,
  retryLimit: 3,
  isAwaited: true,
  async run(ctx, { bulan, user_ids }) {
    const total = user_ids.length;
    ctx.progress(0, total);
    let ditolak = 0;
    for (let first = 0; first < total; first += PORSI) {
      const portion = user_ids.slice(first, first + PORSI);
      ditolak += await sendPortion(ctx, bulan, portion);
      ctx.progress(first + portion.length, total);
    }
    return async () => ({ diterima: total - ditolak, ditolak });
  },
};

/** Answers how many of them were refused. */
async function sendPortion(
  { deps, scope, tenant_id, organisasi_id, dibuat_oleh }: JobCtx,
  bulan: string,
  user_ids: number[],
): Promise<number> {
  if (tenant_id === null || organisasi_id === null) throw new Error('A sending belongs to an organisasi');
  if (!deps.simpatika) throw new Refusal('simpatika.not_configured');
  const porsi = await inScope(deps.db, scope, (db) =>
    loadPorsiKirim(db, { tenant_id, organisasi_id }, bulan, user_ids),
  );
  const answers = porsi.paket ? await deps.simpatika.sendKehadiran(porsi.paket) : [];
  const byKunci = new Map(answers.map((answer) => [answer.kunci, answer]));
  const hasil = porsi.anggota.map(({ user_id, dibekukan_pada, kunci }): HasilAnggota => {
    const of = { user_id, dibekukan_pada };
    if (kunci === null) return { ...of, nomor: null, kode: 'tanpa_identitas', pesan: 'NUPTK belum diisi' };
    const answer = byKunci.get(kunci);
    // Half an answer is none: what was taken all the same is known by its key the next time.
    if (!answer) throw new Refusal('simpatika.unreachable');
    if (answer.hasil === 'diterima') return { ...of, nomor: answer.nomor, kode: null, pesan: null };
    return { ...of, nomor: null, kode: answer.kode, pesan: answer.pesan };
  });
  const by = { tenant_id, organisasi_id, bulan: `${bulan}-01`, oleh: dibuat_oleh, pada: deps.now() };
  await inScope(deps.db, scope, async (db) => {
    await insertJejakKirim(db, by, await insertHasilKirim(db, by, hasil));
  });
  return hasil.filter(({ nomor }) => nomor === null).length;
}
