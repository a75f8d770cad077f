import { JENIS_TINDAK_LANJUT, type TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { judgeTindakLanjut } from '@hadir/rules/dashboard/judge-tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { listMenungguSaya } from '../persetujuan/jalan/list-menunggu-saya.ts';
import { countTindakLanjut } from './beranda.queries.ts';
import { bulanOfTindakLanjut } from './bulan-of-tindak-lanjut.ts';
import { listCatatanTindakLanjut } from './tindak-lanjut.queries.ts';

/**
 * What waits for the operator: open items first, then what was resolved, closed or rejected
 * (aturan/laporan#tindak-lanjut).
 */
export async function listTindakLanjut(ctx: OrganisasiCtx): Promise<TindakLanjut[]> {
  const { db, organisasi, today, now } = ctx;
  const [semua, catatan, saya] = await Promise.all([
    countTindakLanjut(db, organisasi.organisasi_id, { today, now }),
    listCatatanTindakLanjut(ctx),
    listMenungguSaya(ctx, ['presensi_manual', 'klaim']),
  ]);
  const mine = (kind: (typeof saya)[number]['untuk']) => saya.filter(({ untuk }) => untuk === kind).length;
  // What waits for somebody else's decision is nothing that this one can do.
  const jumlahOf = { ...semua, swafoto_menunggu: mine('presensi_manual'), klaim_menunggu: mine('klaim') };
  const items = JENIS_TINDAK_LANJUT.flatMap((jenis): TindakLanjut[] => {
    const said = catatan.find((one) => one.jenis === jenis) ?? null;
    const jumlah = jumlahOf[jenis];
    const status = judgeTindakLanjut({ jumlah, bulan: bulanOfTindakLanjut(jenis, today), today }, said);
    if (status === null) return [];
    const holds = said && status !== STATUS_TINDAK_LANJUT.baru;
    const { keterangan, oleh, tanggal } = holds ? said : { keterangan: null, oleh: null, tanggal: null };
    return [{ jenis, status, jumlah, keterangan, oleh, tanggal }];
  });
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ status }: TindakLanjut) => Math.max(status, STATUS_TINDAK_LANJUT.dikerjakan);
