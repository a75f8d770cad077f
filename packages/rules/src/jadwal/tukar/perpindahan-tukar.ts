export type StatusTukar = 'diajukan' | 'disepakati' | 'disetujui' | 'ditolak' | 'dibatalkan';
export type TindakanTukar = 'sepakat' | 'setuju' | 'tolak' | 'batal';
/** Who asked, the other member, or an operator. */
export type PihakTukar = 'a' | 'b' | 'operator';

type Perpindahan = { dari: readonly StatusTukar[]; ke: StatusTukar; siapa: readonly PihakTukar[] };

/**
 * From which state each action leads where, and who may do it (aturan/jadwal#tukar-shift): the other agrees, an
 * operator approves.
 */
const PERPINDAHAN: Record<TindakanTukar, readonly Perpindahan[]> = {
  sepakat: [{ dari: ['diajukan'], ke: 'disepakati', siapa: ['b'] }],
  setuju: [{ dari: ['disepakati'], ke: 'disetujui', siapa: ['operator'] }],
  tolak: [
    { dari: ['diajukan'], ke: 'ditolak', siapa: ['b', 'operator'] },
    { dari: ['disepakati'], ke: 'ditolak', siapa: ['operator'] },
  ],
  batal: [
    { dari: ['diajukan', 'disepakati'], ke: 'dibatalkan', siapa: ['a', 'operator'] },
    { dari: ['disetujui'], ke: 'dibatalkan', siapa: ['operator'] },
  ],
};

/** The moves of an action that these may make at all, from whatever state. */
export function listPerpindahanTukar(tindakan: TindakanTukar, siapa: readonly PihakTukar[]): Perpindahan[] {
  return PERPINDAHAN[tindakan].filter((one) => one.siapa.some((pihak) => siapa.includes(pihak)));
}

/** What these may do with a swap in a state. */
export function listTindakanTukar(status: StatusTukar, siapa: readonly PihakTukar[]): TindakanTukar[] {
  const all: TindakanTukar[] = ['sepakat', 'setuju', 'tolak', 'batal'];
  return all.filter((one) => listPerpindahanTukar(one, siapa).some(({ dari }) => dari.includes(status)));
}
