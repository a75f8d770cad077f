import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { samarkan, seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import { countKodeEmis, type HitunganEmis } from '@hadir/rules/laporan/count-kode-emis.ts';
import { listAnggotaEmis } from '../../kehadiran/rekap/emis.queries.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { toSelRekap } from './to-sel-rekap.ts';

/** A member of a month as EMIS knows him, with what his days came to, and each of them by its date. */
export type BarisEmis = HitunganEmis & {
  sekolah: string | null;
  nik: string | null;
  nomor: string | null;
  nama: string;
  bulan: string;
  hari: ReadonlyMap<string, SelRekap>;
};

/** The rows of Laporan EMIS, and whose it is; private numbers only for who may read them. */
export async function loadEmis(ctx: LaporanCtx, saring: SaringHari, { sebutan }: RentangLaporan) {
  const { nama: instansi, npsn, nsm } = await getKop(ctx.db, saring.organisasi_id, ctx.now);
  const anggota = await listAnggotaEmis(ctx.db, saring);
  const ids = anggota.map(({ user_id }) => user_id);
  const hari = await listHariRekap(ctx.db, saring, ids);
  const isUtuh = seesNomorPribadi(ctx.actor);
  const rows = anggota.map(({ user_id, nama, nik, nip, nuptk }): BarisEmis => {
    const days = hari.get(user_id) ?? [];
    return {
      ...countKodeEmis(days),
      sekolah: npsn ?? nsm,
      nik: isUtuh ? nik : samarkan(nik),
      nomor: nuptk ?? nip,
      nama,
      bulan: sebutan,
      hari: new Map(days.map((day) => [day.tanggal, toSelRekap(day)])),
    };
  });
  return { nama: instansi, rows };
}
