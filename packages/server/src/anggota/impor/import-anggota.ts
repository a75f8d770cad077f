import { imporLembar } from '../../platform/http/impor/impor-lembar.ts';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { findRepeated } from './find-repeated.ts';
import { galatBulanBeku } from './galat-bulan-beku.ts';
import { loadTerpakai } from './impor-anggota.queries.ts';
import { isActiveOn } from '../dasar/is-active-on.ts';
import { insertBarisAnggota } from './insert-baris-anggota.ts';
import { KOLOM_ANGGOTA, kolomImporAtribut, type FieldLembar } from './kolom-anggota.ts';
import type { KolomImpor } from '../../platform/files/xlsx/read-table.ts';
import { takeNomorDikenal } from '../dasar/take-nomor-dikenal.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { readBarisAnggota } from './read-baris-anggota.ts';
import { reviewMulai } from './review-mulai.ts';
import { sebutJanggal } from './sebut-janggal.ts';

/** Members from a spreadsheet. */
export const importAnggota = imporLembar({
  maks: 5000,
  kolom: async (ctx): Promise<KolomImpor<FieldLembar>[]> => {
    const atribut = await ctx.read(listAtributAktif);
    return [...KOLOM_ANGGOTA, ...atribut.map(kolomImporAtribut)];
  },
  judge: async (ctx, tabel) => {
    const [grup, lokasi, atribut, tertutup] = await Promise.all([
      listGrupAktif(ctx),
      listLokasiAktif(ctx),
      listAtributAktif(ctx),
      ctx.deps.upward.listBulanTertutup(ctx),
    ]);
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
    const galatOf = ({ baris, isi, galat }: (typeof rows)[number]) => [
      ...galat,
      ...(repeated.get(baris) ?? []),
      ...galatBulanBeku(isi, tertutup),
    ];
    return { baris: rows.map((row) => ({ ...row, galat: galatOf(row) })) };
  },
  check: async (ctx, isi) => {
    await requireKuota(ctx, { baru: isi.filter((one) => isActiveOn(one, ctx.today)).length });
    const mulai = await reviewMulai(ctx, isi);
    const catatan = [...sebutJanggal(isi, ctx.today), mulai.catatan].filter((one) => one !== null).join(' ');
    return { ...mulai, catatan: catatan === '' ? null : catatan };
  },
  write: async (ctx, isi) => {
    const user_ids = await insertBarisAnggota(ctx, [...isi], await listAtributAktif(ctx));
    ctx.logChange({ sesudah: { jumlah: user_ids.length, user_ids } });
  },
});
