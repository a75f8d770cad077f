import { contract } from '@hadir/contract/contract.generated.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { changeAjuanCuti } from '../cuti/ajuan/change-ajuan-cuti.ts';
import { getCuti } from '../cuti/ajuan/get-cuti.ts';
import { requireCutiAktif } from '../cuti/pengaturan/require-cuti-aktif.ts';
import { lembarCuti } from '../cuti/surat/lembar-cuti.ts';
import { decideTukarShift } from '../jadwal/tukar/decide-tukar-shift.ts';
import { lembarTukar } from '../jadwal/tukar/lembar-tukar.ts';
import { getTukarShift } from '../jadwal/tukar/get-tukar-shift.ts';
import { decideKlaim } from '../klaim-presensi/decide-klaim.ts';
import { getKlaim } from '../klaim-presensi/get-klaim.ts';
import { lembarKlaim } from '../klaim-presensi/lembar-klaim.ts';
import type { Pilihan } from '../persetujuan/surat/lembar-keputusan.ts';
import type { Upward } from '../platform/ctx/upward.ts';

/** What a mailed link decides; a selfie is looked at, and therefore decided, only inside. */
export const LEWAT_SURAT: Upward['lewatSurat'] = {
  cuti: {
    call: contract.cuti.changeAjuanCuti,
    objek: 'cuti',
    layar: (cuti_id) => `cuti-persetujuan/${cuti_id}`,
    // What the pipeline asks before the call itself.
    lihat: async (ctx, cuti_id) => {
      await requireCutiAktif(ctx);
      return lembarCuti(await getCuti(ctx, { cuti_id }), ctx.actor.user_id);
    },
    decide: async (ctx, cuti_id, keputusan) => {
      await requireCutiAktif(ctx);
      return changeAjuanCuti(ctx, { ...keputusan, organisasi_id: ctx.organisasi.organisasi_id, cuti_id });
    },
  },
  klaim: {
    call: contract.klaimPresensi.decideKlaim,
    objek: 'presensi_klaim',
    layar: (presensi_klaim_id) => `klaimPresensi/${presensi_klaim_id}`,
    lihat: async (ctx, presensi_klaim_id) => lembarKlaim(await getKlaim(ctx, { presensi_klaim_id }), ctx.actor.user_id),
    decide: (ctx, presensi_klaim_id, { tindakan, ...rest }) =>
      decideKlaim(ctx, {
        ...rest,
        organisasi_id: ctx.organisasi.organisasi_id,
        presensi_klaim_id,
        preview: false,
        keputusan: yaAtauTidak(tindakan) ? 'setujui' : 'tolak',
      }),
  },
  tukar_shift: {
    call: contract.tukarShift.decideTukarShift,
    objek: 'tukar_shift',
    layar: () => 'persetujuan?bagian=tukar_shift',
    lihat: async (ctx, tukar_shift_id) => lembarTukar(await getTukarShift(ctx, tukar_shift_id), ctx.actor.user_id),
    decide: (ctx, tukar_shift_id, { tindakan, keterangan, ...dijawab }) =>
      decideTukarShift(ctx, {
        organisasi_id: ctx.organisasi.organisasi_id,
        tukar_shift_id,
        tindakan: yaAtauTidak(tindakan) ? 'setuju' : 'tolak',
        catatan: keterangan,
        ...dijawab,
        preview: false,
        koreksi: false,
      }),
  },
};

/** Only leave is put off; the form of the others offers no such choice. */
function yaAtauTidak(tindakan: Pilihan['nilai']): boolean {
  if (tindakan === 'tangguhkan') throw new Refusal('input.invalid');
  return tindakan === 'setuju';
}
