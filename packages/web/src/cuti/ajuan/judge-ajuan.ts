import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { toPenolakan } from '@hadir/contract/cuti/ajuan/to-penolakan.ts';
import { sebutAkibatMasuk } from '@hadir/contract/cuti/ajuan/sebut-hari-masuk.ts';
import { sebutLiburBelum } from '@hadir/contract/cuti/ajuan/libur-belum.ts';
import { sebutRekanPenuh } from '@hadir/contract/cuti/ajuan/rekan-penuh.ts';
import { CUTI_ERRORS } from '@hadir/contract/cuti/cuti-errors.ts';
import { isiPesan } from '@hadir/contract/kit/isi-pesan.ts';
import { listHariPenuh, maksPergi } from '@hadir/rules/cuti/ajuan/batas-rekan.ts';
import { checkAjuanCuti, type AjuanRefusal, type FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { liburBelumOf } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import { countHariCuti, listHariCuti, type HariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { listHangusCuti } from '@hadir/rules/cuti/saldo/list-hangus-cuti.ts';
import { listSisaCuti, type SisaCuti } from '@hadir/rules/cuti/saldo/list-sisa-cuti.ts';
import { sebutHangus } from '../saldo/sebut-hangus.ts';

export type RencanaCuti = {
  /** The draft that is being edited. */
  cuti_id: number | null;
  tgl_awal: string;
  tgl_akhir: string;
  setengah_hari: SetengahHari | null;
  has_lampiran: boolean;
  /** Who fills in the form asks for himself. */
  is_sendiri: boolean;
};

export type Putusan = {
  /** Every date, with what it costs and, where it is a holiday, its name. */
  hari: readonly (HariCuti & { libur: string | null })[];
  jumlah: number;
  /** What is left of the balance of each year that it reaches, and what else waits for it; empty where none is drawn on. */
  sisa: readonly SisaCuti[];
  /** What of the balance lapses by it, where that is other than before: what it was, what it is, and why it is more. */
  hangus: string | undefined;
  /** That what it costs may still change, and why. */
  belumPasti: string | undefined;
  /** That its group would be beyond what the category likes, which refuses nothing. */
  rekanPenuh: string | undefined;
  /** What becomes of its days that stand as attended. */
  sudahMasuk: string | undefined;
  /** Why it would be refused. */
  penolakan: string | null;
  /** Whether other dates would help. */
  isTanggalDitolak: boolean;
};

/** What is refused whatever the dates are. */
const BUKAN_TANGGAL: readonly AjuanRefusal['reason'][] = [
  'kategori_inactive',
  'gender_mismatch',
  'not_asked_for',
  'setengah_hari_not_allowed',
  'lampiran_required',
];

/** What a leave would cost day by day and whether it may be asked for, by the rule that the server decides with. */
export function judgeAjuan(bahan: BahanCuti, kategori: KategoriCuti, rencana: RencanaCuti): Putusan {
  const kerja = new Set(bahan.hari.filter(({ is_kerja }) => is_kerja).map(({ tanggal }) => tanggal));
  const saldo = bahan.saldo.find((one) => one.cuti_kategori_id === kategori.cuti_kategori_id);
  const lots = saldo?.lots ?? [];
  const fakta: FaktaPemohon = {
    hariIni: bahan.today,
    is_sendiri: rencana.is_sendiri,
    gender: bahan.gender,
    isHariKerja: (tanggal) => kerja.has(tanggal),
    lots,
    otherCuti: bahan.cuti_lain.filter(({ cuti_id }) => cuti_id !== rencana.cuti_id),
    dispensasi: bahan.dispensasi,
    beku: bahan.hari.filter(({ is_beku }) => is_beku).map(({ tanggal }) => tanggal),
    grup: bahan.jumlah_rekan > 0 ? { anggota: bahan.jumlah_rekan + 1, pergi: bahan.rekan } : null,
  };
  const hari = listHariCuti({ ...rencana, hitungan: kategori.hitungan }, fakta.isHariKerja);
  const jumlah = countHariCuti(hari);
  const refusal = checkAjuanCuti(rencana, kategori, fakta);
  const { code, details } = refusal ? toPenolakan(refusal, kategori) : {};
  const libur = new Map(bahan.hari.map((one) => [one.tanggal, one.libur]));
  return {
    hari: hari.map((one) => ({ ...one, libur: libur.get(one.tanggal) ?? null })),
    jumlah,
    sisa: kategori.is_saldo ? listSisaCuti(lots, hari, saldo?.menunggu ?? [], bahan.today) : [],
    hangus: saldo && kategori.is_saldo ? sebutHangusCuti(bahan, kategori, saldo, hari) : undefined,
    belumPasti: sebutLiburBelum(liburBelumOf({ ...rencana, hitungan: kategori.hitungan }, bahan.libur_belum)),
    rekanPenuh: sebutIngat(kategori, rencana, hari, fakta),
    sudahMasuk: sebutMasuk(bahan, rencana),
    penolakan: code ? isiPesan(CUTI_ERRORS[code].message, details ?? {}) : null,
    isTanggalDitolak: refusal !== null && !BUKAN_TANGGAL.includes(refusal.reason),
  };
}

function sebutMasuk({ hari, nama }: BahanCuti, { tgl_awal, tgl_akhir, setengah_hari, is_sendiri }: RencanaCuti) {
  const masuk = hari.filter((one) => one.is_masuk && one.tanggal >= tgl_awal && one.tanggal <= tgl_akhir);
  if (masuk.length === 0 || setengah_hari !== null) return undefined;
  return sebutAkibatMasuk(
    masuk.map(({ tanggal }) => tanggal),
    is_sendiri ? undefined : nama,
  );
}

function sebutHangusCuti(
  { today }: BahanCuti,
  kategori: KategoriCuti,
  { lots, ditangguhkan }: BahanCuti['saldo'][number],
  hari: readonly HariCuti[],
): string | undefined {
  const hangus = listHangusCuti(lots, hari, { ...kategori, ditangguhkan }, today);
  if (!hangus) return undefined;
  const [dahulu, kini] = [sebutHangus(hangus.sebelum), sebutHangus(hangus.sesudah)];
  if (dahulu === kini) return undefined;
  const sebab = hangus.isBertambah
    ? ' Sebabnya: hak tahun sebelumnya hanya terbawa lagi bila tidak ada cuti yang diambil.'
    : '';
  return `Yang hangus bila tidak dipakai menjadi ${kini ?? '0 hari'}, sebelumnya ${dahulu ?? '0 hari'}.${sebab}`;
}

function sebutIngat(
  { nama, batas_rekan }: KategoriCuti,
  { setengah_hari }: RencanaCuti,
  days: readonly HariCuti[],
  { grup }: FaktaPemohon,
): string | undefined {
  if (batas_rekan?.tindakan !== 'ingatkan' || !grup) return undefined;
  const hari = listHariPenuh(days, setengah_hari, batas_rekan, grup).map(({ tanggal, rekan }) => ({
    tanggal,
    pergi: rekan.length,
  }));
  const { anggota } = grup;
  return hari.length === 0
    ? undefined
    : sebutRekanPenuh({ hari, maks: maksPergi(batas_rekan, anggota), anggota, kategori: nama });
}
