import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import type { BarisBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { loadGrup } from './load-grup.ts';
import { listCutiLain } from './ajuan.queries.ts';
import { listHariBeku } from './hari-tercatat.queries.ts';
import { selectDispensasi } from '../dispensasi/dispensasi.queries.ts';
import { loadHariKerja } from './load-hari-kerja.ts';
import { findGender } from './pemohon.queries.ts';
import { loadLotsSampai } from './load-lots-sampai.ts';

type Permintaan = TanggalRange & {
  user_id: number;
  cuti_id: number | null;
  /** Of colleagues only leave that is approved, not what still waits. */
  isDecided?: boolean;
};

/** A member as one that asks for leave. */
export type Pemohon = { fakta: FaktaPemohon; jatah: BarisBaru[] };

/**
 * What a request is judged by: the rule's facts, and the lines that grant the coming years' rights which the leave
 * reaches, already in its lots, to be written before it draws on them.
 */
export async function loadPemohon(
  ctx: OrganisasiCtx,
  kategori: KategoriCuti,
  { user_id, cuti_id, isDecided = false, ...range }: Permintaan,
): Promise<Pemohon> {
  const { db, organisasi, today, actor } = ctx;
  // All leave together.
  const [hariOn, others, dispensasi, beku, ahead, grup, gender] = await Promise.all([
    loadHariKerja(db, organisasi.organisasi_id, { user_id, ...range }),
    listCutiLain(ctx, [user_id], range),
    selectDispensasi(ctx),
    listHariBeku(ctx, user_id, range),
    loadLotsSampai(ctx, kategori, { user_id, ...range }),
    kategori.batas_rekan ? loadGrup(ctx, user_id, range, { isDecided }) : null,
    findGender(ctx, user_id),
  ]);
  const kerja = found(hariOn);
  const fakta: FaktaPemohon = {
    hariIni: today,
    is_sendiri: actor.user_id === user_id,
    gender,
    isHariKerja: (tanggal) => kerja(tanggal).is_kerja,
    lots: ahead.lots,
    otherCuti: others.filter((one) => one.cuti_id !== cuti_id),
    dispensasi,
    beku,
    grup,
  };
  return { fakta, jatah: ahead.jatah };
}
