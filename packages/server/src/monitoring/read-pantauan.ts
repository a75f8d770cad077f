import { HARI_KOSONG } from './hari-kosong.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { judgePantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { isHariLibur } from '@hadir/rules/monitoring/is-hari-libur.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Jangkauan } from './jangkauan-of.ts';
import { urutanPantauan } from './urutan-pantauan.ts';
import {
  listBeranggota,
  listBerjadwal,
  listGrupHariIni,
  listHariIni,
  listHariKerjaTerakhir,
  listLampau,
  listMesinDiam,
  listUrusan,
  type Urusan,
} from './pantauan.queries.ts';
import { listTempatPantau, type TempatPantau } from './tempat.queries.ts';

const TANPA_URUSAN: Urusan = { gangguan: 0, belum_verval: 0, kiriman_gagal: 0, pekerjaan_gagal: 0 };

/** Every organisation within reach as it stands now, the worst first. */
export async function readPantauan(db: Db, jangkauan: Jangkauan, now: Date): Promise<Pantauan[]> {
  const tempat = await listTempatPantau(db, jangkauan, now);
  const [hari, lampau, grup, mesin, urusan] = await Promise.all([
    listHariIni(db, tempat),
    listLampau(db, tempat),
    listGrupHariIni(db, tempat),
    listMesinDiam(db, tempat, now),
    listUrusan(db, tempat, now),
  ]);
  const [hariOf, urusanOf] = [byOrganisasi(hari), byOrganisasi(urusan)];
  const [lampauOf, grupOf, mesinOf] = [allOf(lampau), allOf(grup), allOf(mesin)];
  const libur = tempat.filter(({ organisasi_id }) => isHariLibur(hariOf.get(organisasi_id) ?? HARI_KOSONG));
  const terakhirOf = byOrganisasi(await listHariKerjaTerakhir(db, libur));
  const berjadwal = new Set(await listBerjadwal(db, libur));
  const tanpaHari = libur.filter(({ organisasi_id }) => !hariOf.has(organisasi_id));
  const anggotaOf = byOrganisasi(await listBeranggota(db, tanpaHari));

  return tempat
    .map((one): Pantauan => {
      const hari_ini = hariOf.get(one.organisasi_id) ?? HARI_KOSONG;
      const kerja = terakhirOf.get(one.organisasi_id);
      const judged = judgePantauan({
        hari_ini,
        belum_dihitung: anggotaOf.get(one.organisasi_id)?.jumlah ?? 0,
        ada_hari_kerja: kerja?.is_sepi === false,
        ada_jadwal: hari_ini.wajib > 0 || berjadwal.has(one.organisasi_id),
        lampau: lampauOf.get(one.organisasi_id) ?? [],
        grup: grupOf.get(one.organisasi_id) ?? [],
        mesin_diam: (mesinOf.get(one.organisasi_id) ?? []).map(({ nama }) => nama),
        tanggal: Number(one.tanggal.slice(8)),
        ...TANPA_URUSAN,
        ...urusanOf.get(one.organisasi_id),
      });
      return {
        ...toTempatWire(one),
        ...judged,
        hari_ini: { ...hari_ini, terakhir: hari_ini.terakhir === null ? null : toJam(hari_ini.terakhir) },
        hari_kerja_terakhir:
          kerja && judged.keadaan === 'libur'
            ? { tanggal: kerja.tanggal, wajib: kerja.wajib, hadir: kerja.tiba }
            : null,
      };
    })
    .toSorted(urutanPantauan);
}

const toTempatWire = ({ menit, ...tempat }: TempatPantau) => ({
  ...tempat,
  pukul: sebutJam(toJam(menit * 60)),
});

const byOrganisasi = <T extends { organisasi_id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.organisasi_id, row]));
const allOf = <T extends { organisasi_id: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, (row) => row.organisasi_id);
