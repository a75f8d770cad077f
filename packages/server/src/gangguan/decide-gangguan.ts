import { SEBUTAN_TINDAKAN } from '../persetujuan/dasar/sebutan-tindakan.ts';
import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeTindakanGangguan } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import { TENGGANG_GANGGUAN } from '@hadir/rules/kehadiran/hari/gangguan.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_PERTAMA, ZONA_TERAKHIR, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';
import { findGangguan, listAnggotaDiOrganisasi, lockGangguan, updateStatusGangguan } from './gangguan.queries.ts';
import { replaceTertunda } from './gangguan-tertunda.queries.ts';
import { found } from '../platform/kit/found.ts';

type Putusan = Omit<Input<typeof gangguan.decideGangguan>, 'organisasi_id'>;

/**
 * Approves an incident, which excuses everyone whom it touched in one act; rejects one, or takes it back. Where a month is
 * frozen it waits until that is opened. Nobody approves one that excuses himself (aturan/perbaikan#memutuskan-gangguan).
 */
export async function decideGangguan(
  ctx: MilikCtx,
  { gangguan_id, keputusan, keterangan, preview }: Putusan,
): Promise<Output<typeof gangguan.decideGangguan>> {
  await lockGangguan(ctx, gangguan_id);
  const sebelum = found(await findGangguan(ctx, gangguan_id));
  if (sebelum.is_milik_tenant && organisasiIdOf(ctx) !== null) throw new Refusal('gangguan.tenant_owned');
  const hasil = judgeTindakanGangguan(keputusan, sebelum.status, preview ? null : keterangan);
  if (hasil.kind === 'refused') {
    if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
    throw new Refusal('gangguan.state', { status: sebelum.status, tindakan: SEBUTAN_TINDAKAN[keputusan] });
  }
  await updateStatusGangguan(ctx, gangguan_id, { status: hasil.status, catatan: keterangan || null });
  const counts = sebelum.status === 'disetujui' || hasil.status === 'disetujui';
  const dampak = await touchGangguan(ctx, sebelum, { counts, isDisetujui: hasil.status === 'disetujui', preview });
  const sesudah = found(await findGangguan(ctx, gangguan_id));
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, dampak };
}

type Cara = { counts: boolean; isDisetujui: boolean; preview: boolean };

async function touchGangguan(
  ctx: MilikCtx,
  gangguan: Gangguan,
  { counts, isDisetujui, preview }: Cara,
): Promise<Dampak> {
  const ids = gangguan.organisasi.map(({ organisasi_id }) => organisasi_id);
  const siapa = counts ? await listAnggotaDiOrganisasi(ctx, ids) : [];
  // The organisations may lie in any zone: from the earliest date that it can begin on to the latest that it reaches.
  const tgl_awal = tanggalOfWaktu(waktuLokalOf(Date.parse(gangguan.dari), ZONA_TERAKHIR));
  const tgl_akhir = tanggalOfWaktu(
    waktuLokalOf(Date.parse(gangguan.sampai) + TENGGANG_GANGGUAN * 60_000, ZONA_PERTAMA),
  );
  // Whoever approves it excuses nobody but others; taking it back is no excuse.
  const sendiri = isDisetujui ? [ctx.actor.user_id] : [];
  const perubahan = { siapa, ranges: [{ tgl_awal, tgl_akhir }], sebab: 'gangguan', sendiri } as const;
  return touchHari(ctx, perubahan, { preview, koreksi: true }, (_, tergeser) =>
    replaceTertunda(ctx, gangguan.gangguan_id, tergeser),
  );
}
