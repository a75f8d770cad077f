import type { Gender } from '../../kode/gender.ts';
import { addDays, coversTanggal, isOverlapping, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';
import { findHariBeku } from './find-hari-beku.ts';
import { listHariPenuh, maksPergi, type GrupPemohon } from './batas-rekan.ts';
import type { SetengahHari } from '../saldo/cuti-hari.ts';
import { drawSaldo } from '../saldo/draw-saldo.ts';
import { countHariCuti, listHariCuti, type HariCuti } from '../saldo/hari-cuti.ts';
import { isDitetapkan } from '../kategori/is-ditawarkan.ts';
import { isUntukGender } from '../kategori/is-untuk-gender.ts';
import type { KategoriCuti } from '../kategori/kategori-cuti.ts';
import type { LotSaldo } from '../saldo/saldo-cuti.ts';

/** Its dates in their order: a reversed range never gets here. */
export type AjuanCuti = TanggalRange & { setengah_hari: SetengahHari | null; has_lampiran: boolean };

/** Leave days between two dates may be asked for late, until a third. */
type DispensasiCuti = TanggalRange & { sampai: Tanggal };

export type FaktaPemohon = {
  hariIni: Tanggal;
  /** Who asks asks for himself. */
  is_sendiri: boolean;
  gender: Gender | null;
  isHariKerja: (tanggal: Tanggal) => boolean;
  /** The category's lots, those of a coming year that the leave reaches included; not asked where none are drawn on. */
  lots: readonly LotSaldo[];
  /** The member's other leave that takes its days (submitted or approved). */
  otherCuti: readonly (TanggalRange & { cuti_id: number; setengah_hari: SetengahHari | null })[];
  dispensasi: readonly DispensasiCuti[];
  /** The member's days that are verified and frozen. */
  beku: readonly Tanggal[];
  /** His colleagues' leave; null where he has none, and not asked where the category sets no limit. */
  grup: GrupPemohon | null;
};

export type AjuanRefusal =
  | { reason: 'kategori_inactive' }
  | { reason: 'gender_mismatch' }
  | { reason: 'not_asked_for' }
  | { reason: 'setengah_hari_not_allowed' }
  | { reason: 'no_counted_day' }
  | { reason: 'too_long'; hari: number; maks_hari: number }
  | { reason: 'frozen'; tanggal: Tanggal }
  | { reason: 'too_late'; paling_awal: Tanggal }
  | { reason: 'too_soon'; paling_awal: Tanggal }
  | { reason: 'lampiran_required'; mulai_hari: number }
  | ({ reason: 'overlapping'; cuti_id: number } & TanggalRange)
  | { reason: 'group_full'; hari: { tanggal: Tanggal; pergi: number }[]; maks: number; anggota: number }
  | { reason: 'saldo_short'; needed: number; sisa: number };

/**
 * Why this leave cannot be asked for, or null when it can (aturan/cuti#ajuan). The first reason found is the one shown;
 * form and server ask the same question.
 */
export function checkAjuanCuti(ajuan: AjuanCuti, kategori: KategoriCuti, pemohon: FaktaPemohon): AjuanRefusal | null {
  if (!kategori.is_aktif) return { reason: 'kategori_inactive' };
  if (!isUntukGender(kategori, pemohon.gender)) return { reason: 'gender_mismatch' };
  if (isDitetapkan(kategori, pemohon)) return { reason: 'not_asked_for' };
  if (ajuan.setengah_hari !== null && !kategori.is_setengah_hari) return { reason: 'setengah_hari_not_allowed' };

  const days = listHariCuti({ ...ajuan, hitungan: kategori.hitungan }, pemohon.isHariKerja);
  const hari = countHariCuti(days);
  if (hari === 0) return { reason: 'no_counted_day' };
  if (kategori.maks_hari !== null && hari > kategori.maks_hari)
    return { reason: 'too_long', hari, maks_hari: kategori.maks_hari };
  const tanggal = findHariBeku(days, pemohon.beku);
  if (tanggal !== null) return { reason: 'frozen', tanggal };
  return (
    checkWaktu(ajuan, kategori, pemohon) ??
    checkLampiran(ajuan, kategori, hari) ??
    checkOverlap(ajuan, pemohon) ??
    checkRekan(ajuan, kategori, pemohon, days) ??
    (kategori.is_saldo ? checkSaldo(pemohon, days) : null)
  );
}

function checkWaktu(
  ajuan: AjuanCuti,
  kategori: KategoriCuti,
  { hariIni, dispensasi }: FaktaPemohon,
): AjuanRefusal | null {
  if (ajuan.tgl_awal < hariIni) {
    const paling_awal = addDays(hariIni, -kategori.maks_mundur);
    const isDispensed = dispensasi.some((one) => hariIni <= one.sampai && coversRange(one, ajuan));
    return ajuan.tgl_awal < paling_awal && !isDispensed ? { reason: 'too_late', paling_awal } : null;
  }
  const paling_awal = addDays(hariIni, kategori.min_pemberitahuan);
  return ajuan.tgl_awal < paling_awal ? { reason: 'too_soon', paling_awal } : null;
}

function checkLampiran(
  { has_lampiran }: AjuanCuti,
  { lampiran_mulai_hari }: KategoriCuti,
  hari: number,
): AjuanRefusal | null {
  if (lampiran_mulai_hari === null || hari < lampiran_mulai_hari || has_lampiran) return null;
  return { reason: 'lampiran_required', mulai_hari: lampiran_mulai_hari };
}

/** Two halves of a day do not stand in each other's way. */
function checkOverlap(ajuan: AjuanCuti, { otherCuti }: FaktaPemohon): AjuanRefusal | null {
  const other = otherCuti.find(
    (cuti) =>
      isOverlapping(ajuan, cuti) &&
      (ajuan.setengah_hari === null || cuti.setengah_hari === null || ajuan.setengah_hari === cuti.setengah_hari),
  );
  if (!other) return null;
  const { cuti_id, tgl_awal, tgl_akhir } = other;
  return { reason: 'overlapping', cuti_id, tgl_awal, tgl_akhir };
}

function checkRekan(
  { setengah_hari }: AjuanCuti,
  { batas_rekan }: KategoriCuti,
  { grup }: FaktaPemohon,
  days: readonly HariCuti[],
): AjuanRefusal | null {
  if (batas_rekan?.tindakan !== 'tolak' || !grup) return null;
  const penuh = listHariPenuh(days, setengah_hari, batas_rekan, grup);
  if (penuh.length === 0) return null;
  const hari = penuh.map(({ tanggal, rekan }) => ({ tanggal, pergi: rekan.length }));
  return { reason: 'group_full', hari, maks: maksPergi(batas_rekan, grup.anggota), anggota: grup.anggota };
}

function checkSaldo({ lots, hariIni }: FaktaPemohon, days: readonly HariCuti[]): AjuanRefusal | null {
  const drawn = drawSaldo(lots, days, { cuti_id: 0, tanggal: hariIni });
  return drawn.kind === 'short' ? { reason: 'saldo_short', needed: drawn.needed, sisa: drawn.sisa } : null;
}

function coversRange(outer: TanggalRange, inner: TanggalRange): boolean {
  return coversTanggal(outer, inner.tgl_awal) && coversTanggal(outer, inner.tgl_akhir);
}
