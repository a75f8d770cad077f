import { JENIS_TINDAK_LANJUT, type TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import { judgeTindakLanjut } from '@hadir/rules/dashboard/judge-tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { findSaklarCuti } from '../pengaturan/saklar-cuti.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { listMenungguOperator } from '../persetujuan/jalan/list-menunggu-operator.ts';
import { listMenungguSaya } from '../persetujuan/jalan/list-menunggu-saya.ts';
import { countTindakLanjut } from './beranda.queries.ts';
import { bulanOfTindakLanjut } from './bulan-of-tindak-lanjut.ts';
import { listCatatanTindakLanjut } from './tindak-lanjut.queries.ts';

/**
 * What waits for the operator: open items first, then what was resolved, closed or rejected
 * (aturan/laporan#tindak-lanjut).
 */
export async function listTindakLanjut(ctx: OrganisasiCtx): Promise<TindakLanjut[]> {
  const { db, organisasi, today, now, actor } = ctx;
  const [semua, catatan, menunggu, saklar, mutasi] = await Promise.all([
    countTindakLanjut(db, organisasi.organisasi_id, { today, now, oleh: actor.user_id }),
    listCatatanTindakLanjut(ctx),
    (isReadOnly(actor.peran) ? listMenungguOperator : listMenungguSaya)(ctx, ['presensi_manual', 'klaim']),
    findSaklarCuti(ctx),
    ctx.deps.upward.countMutasi(ctx),
  ]);
  const isPremium = !isTerkunci('premium', actor.peran, organisasi);
  const adaCuti = isCutiTerbuka(saklar) && isPremium;
  const countOf = (kind: (typeof menunggu)[number]['untuk']) => menunggu.filter(({ untuk }) => untuk === kind).length;
  // What waits for somebody else's decision is nothing that this one can do; who only reads sees what an operator does.
  const jumlahOf = {
    ...semua,
    tanpa_kategori_cuti: adaCuti ? semua.tanpa_kategori_cuti : 0,
    swafoto_menunggu: countOf('presensi_manual'),
    klaim_menunggu: countOf('klaim'),
    mutasi_menunggu: isPremium ? mutasi : 0,
  };
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
