import type { CutiHari } from '../cuti/saldo/cuti-hari.ts';
import { isFleksibel } from '../jadwal/jam/is-fleksibel.ts';
import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import { judgeKlaim, type HakKlaim, type KlaimPresensi } from './hari/klaim-presensi.ts';
import { STATUS_PRESENSI, type StatusPresensi } from '../kode/status-presensi.ts';
import type { PeranEvent } from '../presensi/ketukan/classify-events.ts';
import { listKategoriHari } from './hari/list-kategori-hari.ts';
import { countPotongan } from './hari/skor-presensi.ts';
import { findGangguanHilang, findGangguanTerlambat, toGangguanHari } from './hari/gangguan.ts';
import type { FaktaHari } from './fakta-hari.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { countDurasi, countPulangCepat, countTerlambat } from './hitung-menit.ts';
import type { PenjelasanGangguan, PenjelasanKlaim } from './hari/penjelasan.ts';
import { sortOutEvents } from './sort-out-events.ts';

/** A day on which work is due, by the hours that leave left of it. Events are classified first, then claims replace them. */
export function judgeHariDinas(fakta: FaktaHari, kerja: JamKerja, cuti: CutiHari | null): HariKehadiran {
  const { hari } = fakta;
  const { datang, pulang, toPenjelasan } = sortOutEvents(fakta, kerja);
  const hak = judgeKlaim(fakta.klaim, kerja);
  const gangguan = toGangguanHari(fakta.gangguan, hari.tengahMalam);
  const tutup = hari.tengahMalam + kerja.tutup * 60;
  const isTerbuka = fakta.sekarang <= tutup;

  const tercatat = { masuk: datang?.detik ?? null, pulang: pulang?.detik ?? null };
  const sisi = { masuk: hak.masuk?.detik ?? tercatat.masuk, pulang: hak.pulang?.detik ?? tercatat.pulang };
  const isHadir = sisi.masuk !== null || sisi.pulang !== null;

  const isLate = countTerlambat(kerja, tercatat.masuk) > 0;
  const terlambatMaaf = isLate && tercatat.masuk !== null ? findGangguanTerlambat(gangguan, tercatat.masuk) : null;
  const masukDihitung = terlambatMaaf ? terlambatMaaf.dari * 60 : tercatat.masuk;
  const hilang = !isHadir || isTerbuka ? null : hilangOf(sisi);
  const hilangMaaf = hilang && findGangguanHilang(gangguan, kerja, hilang);

  const durasi_menit = hak.sehari && isFleksibel(kerja) ? kerja.durasi : countDurasi(kerja, sisi);
  const hasil = {
    status: isHadir ? 'hadir' : isTerbuka ? 'terbuka' : 'absen',
    terlambat_menit: countTerlambat(kerja, hak.masuk ? sisi.masuk : masukDihitung),
    pulang_cepat_menit: countPulangCepat(kerja, sisi, durasi_menit),
    tidak_lengkap: hilangMaaf ? null : hilang,
  } as const;
  const kategori = listKategoriHari(fakta.skorPresensi, hari.tanggal, hasil);

  const maaf: PenjelasanGangguan[] = [];
  if (terlambatMaaf && !hak.masuk) maaf.push({ ...terlambatMaaf, memaafkan: 'terlambat' });
  if (hilangMaaf) maaf.push({ ...hilangMaaf, memaafkan: hilang === 'masuk' ? 'tanpa_masuk' : 'tanpa_pulang' });

  return {
    ...hasil,
    tanggal: hari.tanggal,
    lapisan: hari.pilihan?.lapisan ?? null,
    jadwal_id: kerja.jadwal_id,
    jam_masuk: sisi.masuk,
    jam_pulang: sisi.pulang,
    sumber_masuk: hak.masuk ? 'klaim' : (datang?.event.sumber ?? null),
    sumber_pulang: hak.pulang ? 'klaim' : (pulang?.event.sumber ?? null),
    presensi_masuk_id: hak.masuk ? null : (datang?.event.presensi_id ?? null),
    presensi_pulang_id: hak.pulang ? null : (pulang?.event.presensi_id ?? null),
    durasi_menit,
    kerja_libur_menit: 0,
    hari_cuti: cuti?.hari ?? 0,
    cuti_id: cuti?.cuti.cuti_id ?? null,
    kategori,
    potongan: countPotongan(kategori),
    jendela_tutup: tutup,
    jendela_terbuka: isTerbuka,
    penjelasan: {
      lapisan: hari.pilihan && { lapisan: hari.pilihan.lapisan, id: hari.pilihan.id },
      jam: kerja,
      libur: null,
      events: toPenjelasan((peran) => statusOf(peran, kerja, tercatat, masukDihitung)),
      cuti: cuti && { cuti_id: cuti.cuti.cuti_id, kategori: cuti.cuti.kategori, setengah_hari: cuti.setengah_hari },
      klaim: explainKlaim(fakta.klaim, hak),
      gangguan: maaf,
      kategori,
    },
  };
}

type Sisi = { masuk: number | null; pulang: number | null };

/** Of an event as it was recorded; `masukDihitung` is when it counts as having come where an outage excuses it. */
function statusOf(
  peran: Exclude<PeranEvent, 'pengulangan'>,
  kerja: JamKerja,
  tercatat: Sisi,
  masukDihitung: number | null,
): StatusPresensi {
  if (peran === 'istirahat') return STATUS_PRESENSI.istirahat;
  if (peran === 'datang') {
    return countTerlambat(kerja, masukDihitung) > 0 ? STATUS_PRESENSI.terlambat : STATUS_PRESENSI.tepat_waktu;
  }
  const early = countPulangCepat(kerja, tercatat, countDurasi(kerja, tercatat)) > 0;
  return early ? STATUS_PRESENSI.pulang_cepat : STATUS_PRESENSI.pulang;
}

/** The claims on the day, each with the side that it came to decide. */
function explainKlaim(klaim: readonly KlaimPresensi[], hak: HakKlaim): PenjelasanKlaim[] {
  return klaim.map(({ presensi_klaim_id, jenis, sehari }) => ({
    presensi_klaim_id,
    jenis,
    sehari,
    masuk: hak.masuk?.presensi_klaim_id === presensi_klaim_id ? hak.masuk.detik : null,
    pulang: hak.pulang?.presensi_klaim_id === presensi_klaim_id ? hak.pulang.detik : null,
  }));
}

function hilangOf({ masuk, pulang }: Sisi): 'masuk' | 'pulang' | null {
  if (masuk === null) return 'masuk';
  return pulang === null ? 'pulang' : null;
}
