import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { KIRIM_SIMPATIKA, TANPA_IDENTITAS } from './jenis-kirim.ts';
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
    let [ditolak, tanpa_identitas] = [0, 0];
    for (let first = 0; first < total; first += PORSI) {
      const portion = user_ids.slice(first, first + PORSI);
      const tertinggal = await sendPortion(ctx, bulan, portion);
      ditolak += tertinggal.ditolak;
      tanpa_identitas += tertinggal.tanpa_identitas;
      ctx.progress(first + portion.length, total);
    }
    return async () => ({ diterima: total - ditolak - tanpa_identitas, ditolak, tanpa_identitas });
  },
};

/** Answers how many of them were refused, and how many were not sent since nothing says who they are. */
async function sendPortion(
  { deps, scope, tenant_id, organisasi_id, dibuat_oleh }: JobCtx,
  bulan: string,
  user_ids: number[],
): Promise<{ ditolak: number; tanpa_identitas: number }> {
  if (tenant_id === null || organisasi_id === null) throw new Error('A sending belongs to an organisasi');
  if (!deps.simpatika) throw new Refusal('simpatika.not_configured');
  const porsi = await inScope(deps.db, scope, (db) =>
    loadPorsiKirim(db, { tenant_id, organisasi_id }, bulan, user_ids),
  );
  const answers = porsi.paket ? await deps.simpatika.sendKehadiran(porsi.paket) : [];
  const byKunci = new Map(answers.map((answer) => [answer.kunci, answer]));
  const hasil = porsi.anggota.map(({ user_id, dibekukan_pada, kunci }): HasilAnggota => {
    const of = { user_id, dibekukan_pada };
    if (kunci === null) return { ...of, nomor: null, kode: TANPA_IDENTITAS, pesan: 'NUPTK belum diisi' };
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
  const tanpa_identitas = porsi.anggota.filter(({ kunci }) => kunci === null).length;
  return { ditolak: hasil.filter(({ nomor }) => nomor === null).length - tanpa_identitas, tanpa_identitas };
}
