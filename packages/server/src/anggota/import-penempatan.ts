import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { readTable } from '../files/xlsx/read-table.ts';
import { toHasilImpor } from '../files/xlsx/to-hasil-impor.ts';
import { listGrupAktif } from '../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { listLokasiAktif } from '../lokasi/lokasi.queries.ts';
import { KOLOM_PENEMPATAN } from './kolom-penempatan.ts';
import { placeAnggota } from './place-anggota.ts';
import { listTempat } from './penempatan.queries.ts';
import { readBarisPenempatan } from './read-baris-penempatan.ts';

const MAKS = 5000;

/** Places from a spreadsheet, from today on: a dry run shows every row with its errors; else all rows or none. */
export async function importPenempatan(
  ctx: OrganisasiCtx,
  { file, is_uji_coba }: { file: Upload; is_uji_coba: boolean },
): Promise<HasilImpor> {
  const tabel = await readTable(file.content, KOLOM_PENEMPATAN, MAKS);
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
