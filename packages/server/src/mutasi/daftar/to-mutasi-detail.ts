import type { IkutPindah, Mutasi, MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { penungguMutasi } from '@hadir/rules/mutasi/penunggu-mutasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { previewMutasi } from '../pindah/preview-mutasi.ts';
import { keadaanOf, toMutasi } from './to-mutasi.ts';

/** A transfer with what goes along: what did, or what would as long as it has not moved and was not given up. */
export async function toMutasiDetail(ctx: MilikCtx, mutasi: MutasiTersimpan): Promise<MutasiDetail> {
  const row = toMutasi(ctx, mutasi);
  if (mutasi.dipindahkan_pada !== null) {
    return { ...row, bawaan: sideOf(row, mutasi.bawaan as IkutPindah), hambatan: null, menunggu: null };
  }
  if (mutasi.status === STATUS_AKSES.ditolak) return { ...row, bawaan: null, hambatan: null, menunggu: null };
  const { bawaan, hambatan, edisi } = await previewMutasi(ctx.deps, mutasi, ctx.now);
  const menunggu = penungguMutasi(keadaanOf(mutasi), row.sisi, edisi);
  return { ...row, bawaan: bawaan && sideOf(row, bawaan), hambatan, menunggu };
}

/**
 * Where he is lent to is the origin's own affair, and of another tenant's member only what comes along is the
 * destination's; how another tenant works is that tenant's, until it has agreed. That the day's hours have begun there
 * would tell them as well, to who asks often enough.
 */
function sideOf({ sisi, is_antar_tenant, status }: Mutasi, { perbantuan, ...ikut }: IkutPindah): IkutPindah {
  if (sisi === 'tujuan') return is_antar_tenant ? masukOf(ikut) : ikut;
  const seen = perbantuan === undefined ? ikut : { ...ikut, perbantuan };
  if (!is_antar_tenant || status === STATUS_AKSES.disetujui) return seen;
  const { hari_pertama: _jamTujuan, ...terbuka } = seen;
  return { ...terbuka, grup: null, jadwal: [], is_tujuan_tertutup: true };
}

/** What of somebody comes to another tenant: of what stays or ends at the origin only how many requests, never what for. */
function masukOf({ cuti_menunggu: _menungguAsal, saldo, ajuan, ...ikut }: IkutPindah): IkutPindah {
  const saldoIkut = saldo.flatMap(({ kategori_tujuan, lot }) =>
    kategori_tujuan === null ? [] : [{ kategori: kategori_tujuan, kategori_tujuan, lot }],
  );
  return { ...ikut, saldo: saldoIkut, ajuan: [], jumlah_ajuan: ajuan.length, hari_roster: 0 };
}
