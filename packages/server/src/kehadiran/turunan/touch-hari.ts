import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { toTouchedRange, type SebabUlang } from '@hadir/rules/kehadiran/to-touched-range.ts';
import { mergeRanges } from '@hadir/rules/waktu/merge-ranges.ts';
import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { tellHari } from '../../platform/siaran/tell-hari.ts';
import { refuseHariSendiri } from '../koreksi/refuse-hari-sendiri.ts';
import { compareHari } from './compare-hari.ts';
import { deriveHari } from './derive-hari.ts';
import { findBagi } from './bagi.queries.ts';
import { findSentuhan, type AnggotaDi, type Sentuhan } from './hari-tersentuh.queries.ts';
import { lockHariDi, lockPembekuan } from './kunci-hari.queries.ts';
import { isHanyaSendiri } from '../koreksi/is-hanya-sendiri.ts';
import { listDikoreksi, listDinilai } from '../koreksi/list-dikoreksi.ts';
import { listTergeser } from './list-tergeser.ts';
import { sumPerInstansi } from '../jumlah/sum-per-instansi.ts';
import { rederiveJob } from './rederive-job.ts';
import { refuseBeku, type AtasBeku } from './refuse-beku.ts';

/** So many member-days, of so many members, are judged again before the call answers; more go to the background. */
const LANGSUNG = 200;
const ANGGOTA_LANGSUNG = 500;
/** So many are compared with what they were. */
const DIBANDINGKAN = 10_000;
const CONTOH = 50;

export type Perubahan = {
  /** Whose days the change can touch. */
  siapa: readonly AnggotaDi[];
  /** The dates on which it says something else than before, also those to come; what lies around them that it reaches is added here. */
  ranges: readonly TanggalRange[];
  sebab: SebabUlang;
  /** Who may not make it where it moves his own days: whom it names one by one, not as one of a group or of all; nor who is all of them. */
  sendiri?: readonly number[] | undefined;
  /** What is changed, 'jadwal kerja', where those whose past days a declared correction makes others are to be told of it. */
  apa?: string | undefined;
};

/**
 * The one way in which days are judged again, to be called when a change of what they are judged by has been written:
 * exactly the stored days that it touches, in this transaction where they are few, else by a job that it asks for.
 * Refuses what would move a frozen month (aturan/verval#beku), unless `atasBeku` says otherwise, and what makes past days
 * come to something else and is no declared correction (aturan/jadwal#masa-lalu); with `preview` it only tells. Leave that lies on other work days
 * than before is counted again by a job of its own.
 */
export async function touchHari(
  ctx: MilikCtx,
  { siapa, ranges, sebab, sendiri = [], apa }: Perubahan,
  { preview, koreksi }: UbahLalu,
  atasBeku: AtasBeku = refuseBeku,
): Promise<Dampak> {
  const { db, now, today, tenant_id } = ctx;
  // A day is stored when it has begun, and begins nowhere a whole day before it does here.
  const besok = addDays(today, 1);
  const touched = mergeRanges(ranges.map((range) => toTouchedRange(range, sebab)))
    .filter(({ tgl_awal }) => tgl_awal <= besok)
    .map(({ tgl_awal, tgl_akhir }) => ({ tgl_awal, tgl_akhir: tgl_akhir < besok ? tgl_akhir : besok }));
  const isFew = siapa.length <= ANGGOTA_LANGSUNG;
  // Before the days are looked up: whoever else derives them now is waited for, and derives them without this change. What
  // lies ahead of all days that are stored waits for nobody.
  if (touched.length > 0)
    await Promise.all([lockPembekuan(db, siapa, 'bersama'), isFew ? lockHariDi(db, siapa) : undefined]);
  const sentuhan = await findSentuhan(db, tenant_id, siapa, touched);
  const hari = sentuhan.reduce((sum, one) => sum + one.hari, 0);
  const anggota = new Set(sentuhan.flatMap((one) => one.user_ids.map((user_id) => `${one.organisasi_id} ${user_id}`)))
    .size;

  const beda = hari > DIBANDINGKAN ? null : await compareHari(ctx, sentuhan);
  const beku = beda ?? (await compareHari(ctx, await findSentuhan(db, tenant_id, siapa, touched, 'beku')));
  const terbeku = beku.filter(({ dibekukan }) => dibekukan);
  const tergeser = await listTergeser(ctx, terbeku);
  await atasBeku(ctx, tergeser);
  // A frozen day that differs still is not written: what arrived after the freezing waits.
  const berubah = beda?.filter(({ dibekukan }) => !dibekukan) ?? null;
  const { user_id } = ctx.actor;
  const lewat = berubah?.filter(({ tanggal }) => tanggal < today) ?? [];
  // Whom it reaches is who comes to something else: a category of all can be cut so that only one is meant.
  const kena = lewat.length > 0 ? lewat : siapa;
  if (sendiri.includes(user_id) || (apa !== undefined && (await isHanyaSendiri(ctx, kena)))) {
    const milik = siapa.filter((one) => one.user_id === user_id);
    const semua = beda ?? (await compareHari(ctx, await findSentuhan(db, tenant_id, milik, touched)));
    refuseHariSendiri(ctx, sebab, [...semua.filter(({ dibekukan }) => !dibekukan), ...tergeser]);
  }
  const lalu = berubah ? lewat.length : hari;
  const reachesPast = ranges.some(({ tgl_awal }) => tgl_awal < today);
  if (reachesPast && lalu > 0 && !preview && !koreksi) throw new Refusal('jadwal.changes_past', { hari: lalu });

  const pekerjaan_id: string[] = [];
  for (const one of preview ? [] : sentuhan) {
    const { organisasi_id, user_ids, range } = one;
    if (isFew && hari <= LANGSUNG)
      await deriveHari({ db, now, organisasi: { tenant_id, organisasi_id } }, user_ids, range);
    else pekerjaan_id.push(await askRederive(ctx, one, touched));
  }
  if (!preview) {
    tellHari(
      ctx,
      sentuhan.map((one) => one.organisasi_id),
    );
  }
  if (apa !== undefined && koreksi && !preview && lalu > 0) {
    await ctx.deps.upward.onHariDikoreksi(ctx, apa, berubah ? listDikoreksi(lewat) : listDinilai(sentuhan, today));
  }
  // Stored days end today, leave does not. Whoever changes nothing here names no dates.
  const [sejak = today] = ranges.map(({ tgl_awal }) => tgl_awal).toSorted();
  if (!preview && sebab === 'jadwal') await ctx.deps.upward.onHariKerjaBerubah(ctx, siapa, sejak);
  const bagi = preview ? await findBagi(ctx, siapa) : null;
  const cuti = preview && sebab === 'jadwal' ? await ctx.deps.upward.countCutiTersentuh(ctx, siapa, ranges) : null;
  return {
    hari,
    anggota,
    berubah: berubah?.length ?? null,
    contoh: berubah?.slice(0, CONTOH) ?? [],
    per_instansi: ctx.organisasi ? null : await sumPerInstansi(ctx, sentuhan, berubah),
    bagi,
    cuti,
    saldo: null,
    pekerjaan_id,
  };
}

/**
 * By a job, up to today where the change reaches it: a day that is opened meanwhile does not know of the change yet.
 */
async function askRederive(
  { db, deps, today, tenant_id, actor }: MilikCtx,
  { organisasi_id, user_ids, range }: Sentuhan,
  touched: readonly TanggalRange[],
): Promise<string> {
  const isOpen = touched.some(({ tgl_awal, tgl_akhir }) => tgl_awal <= range.tgl_akhir && today <= tgl_akhir);
  const tgl_akhir = isOpen && range.tgl_akhir < today ? today : range.tgl_akhir;
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  return deps.jobs.enqueue(db, rederiveJob, { user_ids, range: { ...range, tgl_akhir } }, owner);
}
