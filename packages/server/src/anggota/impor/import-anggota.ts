import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { readTable, type Tabel } from '../../platform/files/xlsx/read-table.ts';
import { toHasilImpor } from '../../platform/files/xlsx/to-hasil-impor.ts';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { findRepeated } from './find-repeated.ts';
import { loadTerpakai } from './impor-anggota.queries.ts';
import { isActiveOn } from '../dasar/is-active-on.ts';
import { insertBarisAnggota } from './insert-baris-anggota.ts';
import { KOLOM_ANGGOTA, kolomImporAtribut, type FieldLembar } from './kolom-anggota.ts';
import { takeNomorDikenal } from '../dasar/take-nomor-dikenal.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { sebutMulai } from './sebut-mulai.ts';
import { readBarisAnggota } from './read-baris-anggota.ts';

const MAKS = 5000;

type Input = { file: Upload; is_uji_coba: boolean };

/** Members from a spreadsheet: a dry run shows every row with its errors; otherwise all are written or none. */
export const importAnggota: PreparedVerb<OrganisasiCtx, Input, Tabel<FieldLembar>, HasilImpor> = {
  prepare: async (ctx, { file }) => {
    const atribut = await ctx.read(listAtributAktif);
    return readTable<FieldLembar>(ctx, file.content, [...KOLOM_ANGGOTA, ...atribut.map(kolomImporAtribut)], MAKS);
  },
  run: writeTabel,
};

async function writeTabel(ctx: OrganisasiCtx, { is_uji_coba }: Input, tabel: Tabel<FieldLembar>) {
  const [grup, lokasi, atribut] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx), listAtributAktif(ctx)]);
  const acuan = {
    grup: grup.map(({ nama, group_id }) => ({ label: nama, nilai: group_id })),
    lokasi: lokasi.map(({ nama, lokasi_presensi_id }) => ({ label: nama, nilai: lokasi_presensi_id })),
    atribut,
    peran: ctx.actor.peran,
    today: ctx.today,
  };
  const rows = tabel.baris.map((baris) => ({ ...baris, ...readBarisAnggota(baris, acuan) }));
  const names = rows.flatMap(({ isi }) => [isi.username, isi.email].filter((nama) => nama !== null));
  const nomor = rows.flatMap(({ isi }) => [isi.nip, isi.nik, isi.nuptk].filter((one) => one !== null));
  const terpakai = await loadTerpakai(ctx, names, nomor);
  // Whose number is a member's here is on the list anyway.
  const { nip, nik, nuptk } = terpakai;
  await takeNomorDikenal(
    ctx,
    nomor.filter((one) => ![nip, nik, nuptk].some((owners) => owners.has(one.toLowerCase()))),
  );
  const repeated = findRepeated(rows, terpakai);
  const judged = rows.map((row) => ({ ...row, galat: [...row.galat, ...(repeated.get(row.baris) ?? [])] }));

  const hasil = toHasilImpor(tabel.kolom, judged, is_uji_coba);
  await requireKuota(ctx, { baru: rows.filter(({ isi }) => isActiveOn(isi, ctx.today)).length });
  if (hasil.is_disimpan) {
    const user_ids = await insertBarisAnggota(
      ctx,
      rows.map(({ isi }) => isi),
      atribut,
    );
    ctx.logChange({ sesudah: { jumlah: user_ids.length, user_ids } });
  }
  return {
    ...hasil,
    catatan: sebutMulai(
      rows.map(({ isi }) => isi),
      ctx.today,
    ),
  };
}
