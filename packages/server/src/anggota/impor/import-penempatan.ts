import { imporLembar } from '../../platform/http/impor/impor-lembar.ts';
import { tandaiKembar } from '../../platform/http/impor/tandai-kembar.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { KOLOM_PENEMPATAN } from './kolom-penempatan.ts';
import { placeAnggota } from '../penempatan/place-anggota.ts';
import { listTempat } from '../penempatan/penempatan.queries.ts';
import { readBarisPenempatan } from './read-baris-penempatan.ts';

/** Places from a spreadsheet, from today on. */
export const importPenempatan = imporLembar({
  maks: 5000,
  kolom: () => KOLOM_PENEMPATAN,
  judge: async (ctx, tabel) => {
    const ids = tabel.baris.map(({ sel }) => Number(sel.user_id)).filter((id) => Number.isInteger(id) && id < 2 ** 31);
    const [grup, lokasi, anggota] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx), listTempat(ctx, ids)]);
    const acuan = {
      grup: grup.map(({ nama, group_id }) => ({ label: nama, nilai: group_id })),
      lokasi: lokasi.map(({ nama, lokasi_presensi_id }) => ({ label: nama, nilai: lokasi_presensi_id })),
      anggota: new Map(anggota.map((one) => [one.user_id, one])),
      peran: ctx.actor.peran,
    };
    const baris = tabel.baris.map((one) => ({ ...one, ...readBarisPenempatan(one, acuan) }));
    return { baris: tandaiKembar(baris, { keyOf: ({ user_id }) => user_id, kolom: 'ID', sebutan: 'ID' }) };
  },
  write: (ctx, isi) => placeAnggota(ctx, [...isi], ctx.today),
});
