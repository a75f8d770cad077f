import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { KodeAktif } from '@hadir/contract/kit/kode.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPilihanTerisi, updateAtribut } from './atribut.queries.ts';
import { getAtribut } from './get-atribut.ts';
import { getAtributMilik } from './get-atribut-milik.ts';
import { mailAtributMenunggu } from './mail-atribut-menunggu.ts';
import { statusSesudah } from './status-sesudah.ts';
import { toAtributRow, type AtributInput } from './to-atribut-row.ts';

type Input = AtributInput & { atribut_id: number; status?: KodeAktif | undefined };

/** Changes an atribut; its tipe only while nobody's is filled in, and no choice goes that somebody has. */
export async function changeAtribut(ctx: MilikCtx, { status, ...input }: Input): Promise<Atribut> {
  const { atribut_id } = input;
  const sebelum = await getAtributMilik(ctx, atribut_id);
  const row = await toAtributRow(ctx, input, atribut_id);
  if (row.tipe !== sebelum.tipe && sebelum.jumlah_terisi > 0) {
    throw new Refusal('atribut.tipe_terisi', { jumlah: sebelum.jumlah_terisi });
  }
  const dibuang = sebelum.pilihan.filter((one) => !row.pilihan.includes(one));
  const terisi = dibuang.length > 0 ? await findPilihanTerisi(ctx, atribut_id, dibuang) : undefined;
  if (terisi) throw new Refusal('atribut.pilihan_terisi', terisi);

  const isBerubah = (Object.keys(row) as (keyof typeof row)[]).some(
    (field) => JSON.stringify(row[field]) !== JSON.stringify(sebelum[field]),
  );
  const baru = await statusSesudah(ctx, { sebelum: sebelum.status, diminta: status, isBerubah });
  const keterangan = baru === STATUS_RECORD.ditolak ? sebelum.keterangan : null;
  await updateAtribut(ctx, atribut_id, { ...row, status: baru, keterangan });
  const sesudah = await getAtribut(ctx, { atribut_id });
  if (baru === STATUS_RECORD.menunggu && sebelum.status !== baru) await mailAtributMenunggu(ctx, sesudah);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
