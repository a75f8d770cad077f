import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { countJatah } from '@hadir/rules/cuti/saldo/count-jatah.ts';
import type { JenisSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { openTahun, type TahunDibuka } from './open-tahun.ts';
import { findTahunTerakhir } from './pemilik-saldo.queries.ts';

type Call = typeof saldoCuti.openTahunSaldoCuti;

/** Opens a year by hand, in order, once it has begun; a preview may look ahead. */
export async function openTahunSaldoCuti(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tahun, preview } = input;
  if (!preview && `${tahun}-01-01` > ctx.today) throw refuseField('tahun', 'Tahun ini belum dimulai');
  const last = await findTahunTerakhir(ctx);
  if (last !== null && tahun > last + 1) throw new Refusal('saldo_cuti.previous_closed', { tahun: last + 1 });
  const opened = await openTahun(ctx, tahun);
  const user_ids = new Set(opened.map(({ pemilik }) => pemilik.user_id));
  if (!preview) await ctx.deps.upward.onSaldoBertambah(ctx, [...user_ids]);
  ctx.logChange({ sesudah: { tahun, jumlah: opened.length } });
  return { tahun, baris: opened.map((one) => toWire(one, tahun)) };
}

function toWire({ pemilik, baris, sebelum, sesudah }: TahunDibuka, tahun: number): Output<Call>['baris'][number] {
  const { user_id, nama, cuti_kategori_id, kategori, anggota_sejak: sejak, jatah_tahunan } = pemilik;
  const { bulan } = countJatah(pemilik, tahun, sejak);
  const sum = (jenis: JenisSaldo) =>
    baris.filter((one) => one.jenis === jenis).reduce((all, one) => all + Math.abs(one.jumlah), 0);
  return {
    user_id,
    nama,
    cuti_kategori_id,
    kategori,
    sebelum,
    sesudah,
    bawaan: sum('bawaan') / 2,
    hangus: sum('hangus'),
    jatah: sum('jatah'),
    anggota_baru: sejak > `${tahun}-01-01` ? { sejak, bulan, jatah_tahunan } : null,
  };
}
