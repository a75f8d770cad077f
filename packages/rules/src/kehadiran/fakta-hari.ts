import type { CutiBerlaku } from '../cuti/saldo/cuti-hari.ts';
import type { Menit } from '../waktu/jam.ts';
import type { HariKerja } from '../jadwal/berlaku/hari-kerja.ts';
import type { KlaimPresensi } from './hari/klaim-presensi.ts';
import type { EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import type { SkorPresensi } from './hari/skor-presensi.ts';
import type { WaktuLokal } from '../waktu/waktu-lokal.ts';
import type { Gangguan } from './hari/gangguan.ts';
import type { Penutupan } from './penutupan.ts';

/** An event with the day that it was attributed to; diJendela tells whether the day's window contains it. */
export type EventHari = { event: EventPresensi; diJendela: boolean };

/** Everything known about one member on one day. Leave, claims and incidents may reach beyond the day. */
export type FaktaHari = {
  hari: HariKerja;
  /** In order of time. */
  events: readonly EventHari[];
  cuti: readonly CutiBerlaku[];
  klaim: readonly KlaimPresensi[];
  gangguan: readonly Gangguan[];
  /** When the place was closed; never unless said. */
  penutupan?: readonly Penutupan[];
  skorPresensi: readonly SkorPresensi[];
  jeda_menit: Menit;
  /** Up to when the day's events are known to have arrived. */
  sekarang: WaktuLokal;
};
