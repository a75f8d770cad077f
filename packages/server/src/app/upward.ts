import { findAnggota } from '../anggota/dasar/anggota.queries.ts';
import { askCutiBersama } from '../cuti/bersama/ask-cuti-bersama.ts';
import { writeSemuaBuku } from '../cuti/buku/write-semua-buku.ts';
import { endCutiAnggota } from '../cuti/ajuan/end-cuti-anggota.ts';
import { askSyncCuti } from '../cuti/sinkron/ask-sync-cuti.ts';
import { askIngatkan } from '../cuti/surat/ask-ingatkan.ts';
import { permintaanCuti } from '../cuti/surat/permintaan-cuti.ts';
import { rerouteTukar } from '../jadwal/tukar/reroute-tukar.queries.ts';
import { listTukarMenunggu } from '../jadwal/tukar/tukar-shift.queries.ts';
import { listKlaimMenunggu } from '../klaim-presensi/klaim-presensi.queries.ts';
import { rerouteKlaim } from '../klaim-presensi/reroute-klaim.queries.ts';
import { isLokasiTerpakai } from '../presensi/ketukan/lokasi-terpakai.queries.ts';
import { listManualMenunggu } from '../presensi/manual/presensi-manual.queries.ts';
import { rerouteManual } from '../presensi/manual/reroute-manual.queries.ts';
import type { Upward } from '../platform/ctx/upward.ts';

/** Who answers what domains tell and ask upward. */
export const UPWARD: Upward = {
  findAnggota,
  onKepalaBerubah: askIngatkan,
  onJabatanBerubah: askIngatkan,
  onKeanggotaanBerakhir: endCutiAnggota,
  isLokasiTerpakai,
  onHariKerjaBerubah: askSyncCuti,
  onHariLiburBerubah: askCutiBersama,
  permintaan: {
    cuti: permintaanCuti,
    presensi_manual: { listMenunggu: listManualMenunggu, reroute: rerouteManual },
    klaim: { listMenunggu: listKlaimMenunggu, reroute: rerouteKlaim },
    tukar_shift: { listMenunggu: listTukarMenunggu, reroute: rerouteTukar },
  },
  writeSemuaBuku,
};
