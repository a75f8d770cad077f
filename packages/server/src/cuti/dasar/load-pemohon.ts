import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { PemohonFacts } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { loadGrup } from './load-grup.ts';
import { listCutiLain } from './ajuan.queries.ts';
import { selectDispensasi } from '../dispensasi/dispensasi.queries.ts';
import { loadHariKerja } from './load-hari-kerja.ts';
import { findGender } from './pemohon.queries.ts';
import { keyOfPemilik, loadLots } from '../saldo/lot-saldo.queries.ts';
import { withComingYears } from './with-coming-years.ts';

type Permintaan = TanggalRange & {
  user_id: number;
  cuti_id: number | null;
  /** Of colleagues only leave that is approved, not what still waits. */
  isDecided?: boolean;
};

/**
 * What a request is judged by: the rule's facts, and the lines that grant the coming years' rights which the leave
 * reaches, already in its lots, to be written before it draws on them.
 */
export async function loadPemohon(
  ctx: OrganisasiCtx,
  kategori: KategoriCuti,
  { user_id, cuti_id, isDecided = false, ...range }: Permintaan,
): Promise<{ facts: PemohonFacts; jatah: BarisBaru[] }> {
  const { db, organisasi, today } = ctx;
  const hariOn = found(await loadHariKerja(db, organisasi.organisasi_id, { user_id, ...range }));
  const others = await listCutiLain(ctx, [user_id], range);
  const dispensasi = await selectDispensasi(ctx);
  const lots = kategori.is_saldo
    ? await loadLots(ctx, { user_ids: [user_id], ...kategori })
    : new Map<string, LotSaldo[]>();
  const stored = lots.get(keyOfPemilik({ user_id, ...kategori })) ?? [];
  const ahead = withComingYears(stored, kategori, today, range.tgl_akhir);

  const grup = kategori.batas_rekan ? await loadGrup(ctx, user_id, range, { isDecided }) : null;
  const facts: PemohonFacts = {
    hariIni: today,
    gender: await findGender(ctx, user_id),
    isHariKerja: (tanggal) => hariOn(tanggal).is_kerja,
    lots: ahead.lots,
    otherCuti: others.filter((one) => one.cuti_id !== cuti_id),
    dispensasi: dispensasi.find((one) => one.tgl_awal <= range.tgl_awal && range.tgl_akhir <= one.tgl_akhir) ?? null,
    grup,
  };
  return { facts, jatah: ahead.jatah };
}
