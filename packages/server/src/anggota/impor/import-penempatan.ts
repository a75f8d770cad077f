import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { imporLembar } from '../../platform/http/impor/impor-lembar.ts';
import { tandaiKembar } from '../../platform/http/impor/tandai-kembar.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { KOLOM_PENEMPATAN } from './kolom-penempatan.ts';
import { placeAnggota, type Tempat } from '../penempatan/place-anggota.ts';
import { listTempat } from '../penempatan/penempatan.queries.ts';
import { readBarisPenempatan } from './read-baris-penempatan.ts';
import { sebutUbahanTempat } from './sebut-ubahan-tempat.ts';

/** A row's place, with what that makes of where the member stands now. */
type Isi = { tempat: Tempat; ubahan: string };

/** Places from a spreadsheet, from today on; shows what each row changes. */
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
    const baris = tabel.baris.map((one) => {
      const { isi: tempat, galat } = readBarisPenempatan(one, acuan);
      // What is wrong in a row is told; what would come of the rest of it is nothing to go by.
      const ubahan = galat.length === 0 ? sebutUbahanTempat(tempat, acuan) : '';
      return { ...one, isi: { tempat, ubahan }, galat, nilai: [...one.nilai, ubahan || 'Tetap'] };
    });
    return {
      kolom: [...tabel.kolom, 'Perubahan'],
      baris: tandaiKembar<Isi>(baris, { keyOf: ({ tempat }) => tempat.user_id, kolom: 'ID', sebutan: 'ID' }),
    };
  },
  check: async (_ctx, isi) => {
    const berubah = isi.filter(({ ubahan }) => ubahan !== '').length;
    return {
      catatan: `Penempatan ${sebutAngka(berubah)} anggota berubah; ${sebutAngka(isi.length - berubah)} tetap.`,
      akibat: null,
    };
  },
  write: async (ctx, isi) => {
    const tempat = isi.map((one) => one.tempat);
    return (await placeAnggota(ctx, tempat, ctx.today, { preview: false, koreksi: false })).jumlah;
  },
});
