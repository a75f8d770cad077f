import type { Sinkronisasi, sinkronAnggota } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import {
  findSinkronTerakhir,
  getNomorSatuan,
  insertSinkron,
  lockSinkronTerakhir,
  type SinkronTersimpan,
} from './sinkronisasi.queries.ts';
import { startSinkron } from './start-sinkron.ts';
import { isBerjalan, isDapatDiterapkan, isLama, keadaanSinkron, toSinkronisasi } from './to-sinkronisasi.ts';

type In = Input<typeof sinkronAnggota.syncAnggota>;

const SEJAM = 3_600_000;

/**
 * Reads the organisation's people from the staff system for a preview or, by the token of one, does what it shows
 * (aturan/sinkron#pratinjau). Refuses an organisation that is not linked, one that the staff system does not know, and (520) a
 * staff system that does not answer. Reading that failed within the hour goes on where it ended.
 */
export const syncAnggota: PreparedVerb<OrganisasiCtx, In, null, Sinkronisasi> = {
  prepare: async (ctx, { token }) => {
    if (!isTerhubung(ctx.organisasi)) throw new Refusal('sinkron.not_linked');
    const { simpatika } = ctx.deps;
    if (!simpatika) throw new Refusal('simpatika.not_configured');
    if (token !== undefined) return null;
    const nomor = await ctx.read(({ db, organisasi }) => getNomorSatuan(db, organisasi.organisasi_id));
    if (!nomor.simpatika_id && !nomor.npsn && !nomor.nsm) throw new Refusal('simpatika.no_number');
    // Whoever asks is told at once that it does not answer.
    await simpatika.listPtk(nomor, 1, { isHurried: true });
    return null;
  },
  run: async (ctx, { token, nonaktifkan = [] }) => {
    const { organisasi_id } = ctx.organisasi;
    const last = await lockSinkronTerakhir(ctx.db, organisasi_id);
    if (token !== undefined && last?.token !== token) throw new Refusal('sinkron.stale');
    if (last && isBerjalan(last)) return toSinkronisasi(ctx, last);
    if (token === undefined) await beginBaca(ctx, last);
    else await beginTerapkan(ctx, found(last), nonaktifkan);
    return toSinkronisasi(ctx, found(await findSinkronTerakhir(ctx.db, organisasi_id)));
  },
};

async function beginBaca(ctx: OrganisasiCtx, last: SinkronTersimpan | undefined): Promise<void> {
  const { db, organisasi, actor, now } = ctx;
  const isCut = last && last.langkah === 'baca' && keadaanSinkron(last) === 'gagal' && !isLama(last, now, SEJAM);
  const by = { asal: 'tangan', dibuat_oleh: actor.user_id, pembuat: actor.nama, dibuat_pada: now } as const;
  const sinkronisasi_id = isCut ? last.sinkronisasi_id : await insertSinkron(db, organisasi, by);
  await startSinkron(ctx, { sinkronisasi_id, langkah: 'baca' });
  ctx.logChange({ sesudah: { sinkronisasi_id, langkah: 'membaca' } });
}

async function beginTerapkan(ctx: OrganisasiCtx, last: SinkronTersimpan, nonaktifkan: number[]): Promise<void> {
  if (!isDapatDiterapkan(last, ctx.now))
    throw new Refusal(isLama(last, ctx.now) ? 'sinkron.stale' : 'sinkron.not_ready');
  // What is done is done; only who vanished may still be confirmed.
  if (keadaanSinkron(last) === 'selesai' && nonaktifkan.length === 0) throw new Refusal('sinkron.not_ready');
  const { sinkronisasi_id } = last;
  await startSinkron(ctx, { sinkronisasi_id, langkah: 'terapkan' }, nonaktifkan);
  ctx.logChange({ sesudah: { sinkronisasi_id, langkah: 'menerapkan', nonaktifkan } });
}
