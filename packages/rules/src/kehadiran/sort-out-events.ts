import type { Detik } from '../waktu/jam.ts';
import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import { classifyEvents, type PeranEvent } from '../presensi/ketukan/classify-events.ts';
import type { EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import type { StatusPresensi } from '../kode/status-presensi.ts';
import type { FaktaHari } from './fakta-hari.ts';
import type { AlasanSisih, PenjelasanEvent } from './hari/penjelasan.ts';

type Terpakai = { event: EventPresensi; detik: Detik };

/** The events of a day by what became of them: its arrival and departure, and each one's own line of the explanation. */
export type EventsHari = {
  datang: Terpakai | null;
  pulang: Terpakai | null;
  toPenjelasan: (statusOf: (peran: Exclude<PeranEvent, 'pengulangan'>) => StatusPresensi | null) => PenjelasanEvent[];
};

/** Uses or sets aside every event of the day; kerja is null on libur and cuti days, where there is no lateness to judge. */
export function sortOutEvents({ hari, events, jeda_menit }: FaktaHari, kerja: JamKerja | null): EventsHari {
  const lines = events.map(({ event, diJendela }) => ({
    event,
    detik: event.waktu - hari.tengahMalam,
    alasan: alasanOf(event, diJendela, hari.kerja !== null),
  }));
  const counted = lines.filter((line) => line.alasan === null);
  const peran = classifyEvents(
    counted.map((line) => line.detik),
    kerja,
    jeda_menit,
  );
  const find = (sought: PeranEvent) => counted[peran.indexOf(sought)] ?? null;

  return {
    datang: find('datang'),
    pulang: find('pulang'),
    toPenjelasan: (statusOf) => {
      const remaining = peran.values();
      return lines.map(({ event, detik, alasan }) => {
        const base = { presensi_id: event.presensi_id, detik, sumber: event.sumber };
        if (alasan !== null) {
          const catatan = event.tahan !== null && event.catatan ? { catatan: event.catatan } : {};
          const sebab = alasan === 'menunggu_tinjauan' && event.sebab ? { sebab: event.sebab } : {};
          return { ...base, sebagai: 'disisihkan', alasan, ...catatan, ...sebab };
        }
        const sebagai = remaining.next().value ?? 'pengulangan';
        if (sebagai === 'pengulangan') return { ...base, sebagai: 'disisihkan', alasan: 'pengulangan' };
        return { ...base, sebagai, status: statusOf(sebagai) };
      });
    },
  };
}

function alasanOf(event: EventPresensi, diJendela: boolean, isHariKerja: boolean): AlasanSisih | null {
  if (event.tahan !== null) return event.tahan;
  return diJendela || !isHariKerja ? null : 'di_luar_jendela';
}
