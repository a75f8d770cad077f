import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Tone } from '../../ui/show/tone.ts';
import { KODE_LAIN, KODE_LIBUR } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import type { IsiSel } from './roster-draft.ts';
import { sebutKerja } from '@hadir/contract/jadwal/berlaku/sebut-kerja.ts';

export type LookOfSel = {
  kode: string;
  tone: Tone;
  /** Said by the roster itself, not by a layer below it. */
  isRoster: boolean;
  isDraft: boolean;
  hasConflict: boolean;
  /** On a day of approved leave. */
  isCuti: boolean;
  /** In words, for those who do not see the letter. */
  label: string;
};

/** How a cell of the roster looks, on a day of leave with that beside it. */
export function lookOfSel(sel: SelShift, draft: IsiSel | undefined, shifts: readonly KodeShift[]): LookOfSel {
  const look = lookOf(sel, draft, shifts);
  return { ...look, isCuti: sel.is_cuti, label: sel.is_cuti ? `${look.label}, cuti disetujui` : look.label };
}

/** What is about to be saved, else what it says, else what the lower layers say. */
function lookOf(sel: SelShift, draft: IsiSel | undefined, shifts: readonly KodeShift[]): Omit<LookOfSel, 'isCuti'> {
  const hasConflict = sel.konflik.length > 0;
  const kodeOf = (jadwal_id: number | null) => shifts.find((shift) => shift.jadwal_id === jadwal_id);
  if (draft && !draft.hapus) {
    const shift = kodeOf(draft.jadwal_id);
    return {
      kode: shift?.kode ?? KODE_LIBUR,
      tone: shift?.tone ?? 'grey',
      isRoster: true,
      isDraft: true,
      // Work for who is away, seen before it is saved.
      hasConflict: sel.is_cuti && draft.jadwal_id !== null,
      label: `${shift?.nama ?? 'Libur'}, belum disimpan`,
    };
  }
  if (draft) {
    return {
      kode: '',
      tone: 'grey',
      isRoster: false,
      isDraft: true,
      hasConflict: false,
      label: 'Dikosongkan, belum disimpan',
    };
  }
  const isRoster = sel.jadwal_shift_id !== null || sel.lapisan === 'tukar-shift';
  const shift = kodeOf(sel.jadwal_id);
  if (sel.jam) {
    const base = { tone: shift?.tone ?? 'grey', isRoster, isDraft: false, hasConflict } as const;
    return { ...base, kode: shift?.kode ?? KODE_LAIN, label: sebutKerja(sel) };
  }
  const libur = { tone: 'grey', isRoster, isDraft: false, hasConflict } as const;
  // The roster says a shift, but the shift itself is off on holidays.
  if (isRoster && sel.sebab_libur === 'hari_libur') {
    return { ...libur, kode: shift?.kode ?? KODE_LAIN, label: `${sel.nama ?? 'Shift'}, libur pada hari libur` };
  }
  if (isRoster) return { ...libur, kode: KODE_LIBUR, label: 'Libur' };
  return { ...libur, kode: '', label: sebutKerja(sel) };
}
