import { mewakiliCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { isDeepStrictEqual } from 'node:util';
import type { DetailCuti, TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { lockAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { cancelCuti } from './cancel-cuti.ts';
import { decideCuti, type Putusan } from './decide-cuti.ts';
import { getAjuan } from '../dasar/get-ajuan.ts';
import { getCutiDiubah, toLogAjuan } from './get-cuti.ts';
import { returnHariCuti } from './return-hari-cuti.ts';
import { lockBatasRekan } from '../kategori/kategori-cuti.queries.ts';
import { requireRentangCuti } from '../dasar/require-rentang-cuti.ts';
import { submitAjuan } from './submit-ajuan.ts';
import { withdrawCuti } from './withdraw-cuti.ts';

type Permintaan = Input<typeof cuti.changeAjuanCuti>;

const KEPUTUSAN: Partial<Record<TindakanAjuan, KeputusanCuti>> = {
  setuju: 'disetujui',
  ubah: 'diubah',
  tangguhkan: 'ditangguhkan',
  tolak: 'ditolak',
};

/** Moves a request on: asked for, withdrawn, decided, cancelled. Two at once: one does it, the other is told. */
export async function changeAjuanCuti(ctx: OrganisasiCtx, input: Permintaan): Promise<DetailCuti> {
  // Who may not see it learns nothing by trying; who may then waits for whoever holds it.
  const terlihat = await getAjuan(ctx, input);
  const [, terkunci] = await Promise.all([lockBatasRekan(ctx), lockAjuan(ctx, input.cuti_id)]);
  const ajuan = found(terkunci);
  const bahan = await act(ctx, ajuan, {
    ...input,
    hak: isDeepStrictEqual(ajuan, terlihat.ajuan) ? terlihat.hak : undefined,
  });
  const { ajuan: sesudah, cuti } = await getCutiDiubah(ctx, input.cuti_id, bahan);
  const { keterangan } = input;
  ctx.logChange({
    sebelum: toLogAjuan(ajuan),
    sesudah: { ...toLogAjuan(sesudah), ...(keterangan && { keterangan }) },
    tentang_id: ajuan.user_id,
  });
  return cuti;
}

/** Answers what a decision was made by. */
async function act(ctx: OrganisasiCtx, ajuan: Ajuan, input: Permintaan & Pick<Putusan, 'hak'>) {
  const { tindakan, keterangan = '', urutan = null, versi, hak } = input;
  const keputusan = KEPUTUSAN[tindakan];
  if (keputusan) {
    const dijawab = { urutan, versi };
    return decideCuti(ctx, ajuan, { keputusan, keterangan, ...dijawab, hak, range: await rangeOf(ctx, ajuan, input) });
  }
  await move(ctx, ajuan, input);
  return undefined;
}

async function move(ctx: OrganisasiCtx, ajuan: Ajuan, input: Permintaan): Promise<void> {
  const { tindakan, keterangan = '', perpanjang_sampai = null, hari = [] } = input;
  if (!mewakiliCuti(ctx.actor, ajuan.user_id)) throw new Refusal('akses.denied');
  const isOwn = ajuan.user_id === ctx.actor.user_id;
  switch (tindakan) {
    case 'ajukan':
      await submitAjuan(ctx, ajuan, keterangan || null);
      return;
    case 'tarik':
      return withdrawCuti(ctx, ajuan, keterangan);
    case 'tolak_perubahan':
      if (!isOwn) throw new Refusal('akses.denied');
      return cancelCuti(ctx, ajuan, { aksi: { tindakan: 'tolak_perubahan' }, keterangan, perpanjang_sampai });
    case 'kembalikan':
      if (isOwn) throw new Refusal('cuti.own_days');
      return returnHariCuti(ctx, ajuan, { hari, keterangan, perpanjang_sampai });
    default: {
      const aksi = { tindakan: 'batal', oleh: isOwn ? 'anggota' : 'operator', keterangan } as const;
      return cancelCuti(ctx, ajuan, { aksi, keterangan, perpanjang_sampai: isOwn ? null : perpanjang_sampai });
    }
  }
}

async function rangeOf(ctx: OrganisasiCtx, ajuan: Ajuan, { tindakan, tgl_awal, tgl_akhir }: Permintaan) {
  if (tindakan !== 'ubah') return null;
  if (tgl_awal === undefined) throw refuseField('tgl_awal', 'Isi tanggal mulai yang disetujui');
  if (tgl_akhir === undefined) throw refuseField('tgl_akhir', 'Isi tanggal akhir yang disetujui');
  await requireRentangCuti(ctx, { tgl_awal, tgl_akhir });
  const isSame = tgl_awal === ajuan.tgl_awal && tgl_akhir === ajuan.tgl_akhir;
  if (isSame && ajuan.status === STATUS_CUTI.diajukan) {
    throw refuseField('tgl_awal', 'Tanggalnya masih sama. Setujui saja, atau isi tanggal lain');
  }
  return { tgl_awal, tgl_akhir };
}
