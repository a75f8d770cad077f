import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { readTable, type Tabel } from '../../platform/files/xlsx/read-table.ts';
import { toHasilImpor } from '../../platform/files/xlsx/to-hasil-impor.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { KOLOM_PENEMPATAN, type FieldPenempatan } from './kolom-penempatan.ts';
import { placeAnggota } from '../penempatan/place-anggota.ts';
import { listTempat } from '../penempatan/penempatan.queries.ts';
import { readBarisPenempatan } from './read-baris-penempatan.ts';

const MAKS = 5000;

type Input = { file: Upload; is_uji_coba: boolean };

/** Places from a spreadsheet, from today on: a dry run shows every row with its errors; else all rows or none. */
export const importPenempatan: PreparedVerb<OrganisasiCtx, Input, Tabel<FieldPenempatan>, HasilImpor> = {
  prepare: (ctx, { file }) => readTable(ctx, file.content, KOLOM_PENEMPATAN, MAKS),
  run: writeTabel,
};

async function writeTabel(ctx: OrganisasiCtx, { is_uji_coba }: Input, tabel: Tabel<FieldPenempatan>) {
  const ids = tabel.baris.map(({ sel }) => Number(sel.user_id)).filter((id) => Number.isInteger(id) && id < 2 ** 31);
  const [grup, lokasi, anggota] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx), listTempat(ctx, ids)]);
  const acuan = {
    grup: grup.map(({ nama, group_id }) => ({ label: nama, nilai: group_id })),
    lokasi: lokasi.map(({ nama, lokasi_presensi_id }) => ({ label: nama, nilai: lokasi_presensi_id })),
    anggota: new Map(anggota.map((one) => [one.user_id, one])),
    peran: ctx.actor.peran,
  };
  const seen = new Map<number, number>();
  const judged = tabel.baris.map((baris) => {
    const { isi, galat } = readBarisPenempatan(baris, acuan);
    const before = seen.get(isi.user_id);
    if (before !== undefined) galat.push({ kolom: 'ID', pesan: `ID ini juga ada di baris ${before}` });
    else seen.set(isi.user_id, baris.baris);
    return { ...baris, isi, galat };
  });

  const hasil = toHasilImpor(tabel.kolom, judged, is_uji_coba);
  if (hasil.is_disimpan) {
    await placeAnggota(
      ctx,
      judged.map(({ isi }) => isi),
      ctx.today,
    );
  }
  return hasil;
}
