import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { liburBelumOf } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import { listHariKurang } from '@hadir/rules/cuti/ajuan/sync-pemakaian.ts';
import { listHariDiambil } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { nameJenjang } from '../../persetujuan/dasar/name-jenjang.ts';
import { findJalurUntuk } from '../../persetujuan/dasar/jalur.queries.ts';
import { toPenyetuju } from '../../persetujuan/jalan/to-penyetuju.ts';
import { listBentrok } from '../dasar/bentrok.queries.ts';
import { findCuti, listSisaCuti } from '../dasar/cuti.queries.ts';
import { getAjuan } from '../dasar/get-ajuan.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { listTindakan } from './list-tindakan.ts';
import { judgeRekanPenuh } from '../dasar/judge-rekan-penuh.ts';
import { loadLiburBelum } from '../dasar/load-libur-belum.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';

/** A request as its screen shows it: its days, its way through the chain, what was done and what may be done. */
export async function getCuti(ctx: OrganisasiCtx, input: { cuti_id: number }): Promise<DetailCuti> {
  const { ajuan, riwayat, hak } = await getAjuan(ctx, input);
  const row = found(await findCuti(ctx, input.cuti_id));
  const sisa = (await listSisaCuti(ctx, [row.cuti_id])).get(row.cuti_id) ?? null;
  const kategori = await getKategoriCuti(ctx, ajuan);
  const { facts } = await loadPemohon(ctx, kategori, ajuan);
  // A draft shows the way that it would take.
  const chain =
    ajuan.status === STATUS_CUTI.dibuat ? ((await findJalurUntuk(ctx, 'cuti'))?.jenjang ?? []) : ajuan.jenjang;
  const [jenjang = []] = await nameJenjang(ctx, [chain]);
  const bentrok = await listBentrok(ctx, [row.cuti_id]);
  const hari = listHariDiambil(ajuan, facts.isHariKerja);
  const isMenunggu = ajuan.status === STATUS_CUTI.dibuat || ajuan.status === STATUS_CUTI.diajukan;
  // One that drew nothing when it was approved is paid out of no balance.
  const isTerbayar =
    ajuan.status === STATUS_CUTI.disetujui &&
    facts.lots.some(({ baris }) => baris.some((one) => one.cuti_id === ajuan.cuti_id));
  const hari_kurang = isTerbayar ? listHariKurang(facts.lots, hari, ajuan.cuti_id) : [];
  return {
    ...row,
    sisa,
    libur_belum: ajuan.status === STATUS_CUTI.ditolak ? [] : liburBelumOf(ajuan, await loadLiburBelum(ctx, [ajuan])),
    bentrok: bentrok.get(row.cuti_id) ?? [],
    hari,
    rekan_penuh: isMenunggu ? await judgeRekanPenuh(ctx, ajuan, kategori, hari) : null,
    hari_kurang,
    hari_kembali: ajuan.hari_kembali,
    jenjang,
    penyetuju: toPenyetuju(hak),
    sebab: hak?.sebab ?? null,
    riwayat,
    tindakan: listTindakan(ctx, { ajuan, hak, isKurang: hari_kurang.length > 0 }),
  };
}
