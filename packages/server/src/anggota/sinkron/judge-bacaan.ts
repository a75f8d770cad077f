import {
  FIELD_SATUAN,
  FIELD_SINKRON,
  type FieldSatuan,
  type NilaiSinkron,
} from '@hadir/rules/anggota/field-sinkron.ts';
import { judgeSinkron, type OrangSumber, type PutusanSinkron } from '@hadir/rules/anggota/judge-sinkron.ts';
import { mergeSinkron } from '@hadir/rules/anggota/merge-sinkron.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Ptk, SatuanSimpatika } from '../../platform/simpatika/pesan/ptk.ts';
import { listSebutan } from '../dasar/sebutan.queries.ts';
import { listAnggotaSinkron } from './anggota-sumber.queries.ts';
import { listTerbaca, replaceHilang, updatePutusan } from './baris-sinkron.queries.ts';
import { getBacaan, getSatuanKini, updateSinkron } from './sinkronisasi.queries.ts';

/** Says of everybody who was read, and of who is no longer there, what would become of him as things stand now. */
export async function judgeBacaan(ctx: OrganisasiCtx, sinkronisasi_id: number): Promise<void> {
  const { db, organisasi } = ctx;
  const run = { organisasi_id: organisasi.organisasi_id, sinkronisasi_id };
  const [terbaca, anggota] = [await listTerbaca(db, run), await listAnggotaSinkron(ctx)];
  const nomor = terbaca.flatMap(({ sumber }) => [sumber?.nuptk, sumber?.nik, sumber?.nip].filter((one) => one != null));
  const sebutan = await listSebutan(ctx, nomor);

  const { baris, hilang } = judgeSinkron(
    terbaca.map(({ peg_id, sumber, pesan }) => ({ peg_id, pesan, orang: sumber && orangOf(sumber) })),
    anggota.map((one) => one.anggota),
    (one) => sebutan.get(one),
  );
  const known = new Map(anggota.map((one) => [one.anggota.user_id, one]));
  const versi = ({ user_id }: PutusanSinkron) => known.get(user_id ?? 0)?.versi ?? null;
  await updatePutusan(
    db,
    run,
    baris.flatMap((putusan, index) => {
      const nomorBaris = terbaca[index]?.nomor;
      return nomorBaris === undefined ? [] : [{ ...putusan, nomor: nomorBaris, versi: versi(putusan) }];
    }),
  );
  const withName = hilang.map(({ user_id, pesan }) => ({ user_id, pesan, nama: known.get(user_id ?? 0)?.nama ?? '' }));
  await replaceHilang(db, organisasi, sinkronisasi_id, withName);
  await updateSinkron(db, run, { perubahan: JSON.stringify(await judgeSatuan(ctx, sinkronisasi_id)) });
}

/** What changes of the institution itself. */
export async function judgeSatuan(ctx: OrganisasiCtx, sinkronisasi_id: number) {
  const { satuan } = await getBacaan(ctx.db, { organisasi_id: ctx.organisasi.organisasi_id, sinkronisasi_id });
  const { dasar, ...sekarang } = await getSatuanKini(ctx);
  // What was kept is what `HalamanPtk` let through.
  const sumber = satuan as SatuanSimpatika;
  return mergeSinkron<FieldSatuan>({
    fields: FIELD_SATUAN,
    sekarang,
    sumber,
    dasar: dasar as Partial<Record<FieldSatuan, string | null>> | null,
  }).ubah;
}

export const orangOf = (ptk: Ptk): OrangSumber => ({
  peg_id: ptk.peg_id,
  is_aktif: ptk.is_aktif,
  nilai: Object.fromEntries(FIELD_SINKRON.map((field) => [field, ptk[field]])) as NilaiSinkron,
});
