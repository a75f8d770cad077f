/** Whom a level of an approval chain names. */
type SiapaPenyetuju =
  | { jenis: 'orang'; user_id: number }
  | { jenis: 'peran'; peran: 'admin' | 'operator' }
  | { jenis: 'kepala_grup' };

/** One level of an approval chain, in order. */
export type JenjangPersetujuan = {
  siapa: SiapaPenyetuju;
  /** Who decides while those named are away. */
  pengganti_user_id: number | null;
  /** After how many days of waiting the next level may decide as well; null is never. */
  eskalasi_hari: number | null;
};

/** The head of a group, and who made him decide for somebody in it; null where that is not known. */
export type KepalaGrup = { user_id: number; ditunjuk_oleh: number | null; ditempatkan_oleh: number | null };

export type FaktaPersetujuan = {
  jenjang: readonly JenjangPersetujuan[];
  /** Who saved the chain last; null where that is not known. */
  jenjang_oleh: number | null;
  /** Which level decides next, counted from 0. */
  urutan: number;
  /** Whose request it is: who asked, and with a swap who agreed. */
  pihak: readonly number[];
  /** Whole days since the level's turn came. */
  menunggu_hari: number;
  kepalaGrup: readonly KepalaGrup[];
  /** The organisation's active operators, and its tenant's admins. */
  operator: readonly number[];
  admin: readonly number[];
  isAktif: (user_id: number) => boolean;
  /** Whether someone is on leave today. */
  isPergi: (user_id: number) => boolean;
};

export type Penyetuju = {
  user_ids: readonly number[];
  /** Why these: named by the level, standing in, reached by escalation, or because nobody else is left. */
  sebab: 'jenjang' | 'pengganti' | 'eskalasi' | 'operator';
  /** What whose request it is chose himself, where those of his choice therefore do not decide. */
  pilihan_sendiri: PilihanSendiri | null;
};

/** He saved the chain last, named the head of his group, or placed himself in it. */
export type PilihanSendiri = 'jalur' | 'kepala' | 'penempatan';

/**
 * Who may decide a request at its present level (aturan/cuti#persetujuan). Nobody decides his own, nor chooses who does
 * (aturan/cuti#pilihan-sendiri). Where the named are away their stand-in decides, where a level waits too long the next
 * one does as well, and where nobody is left any operator does, and where there is none either the tenant's admins; where
 * there is nobody beside those whom he chose they do, so that no request is stranded.
 */
export function findPenyetuju(fakta: FaktaPersetujuan): Penyetuju {
  const found = findTanpaPilihan(fakta);
  if (found.user_ids.length > 0) return found;
  const kepalaGrup = fakta.kepalaGrup.map(({ user_id }) => ({ user_id, ditunjuk_oleh: null, ditempatkan_oleh: null }));
  return findTanpaPilihan({ ...fakta, jenjang_oleh: null, kepalaGrup });
}

function findTanpaPilihan(fakta: FaktaPersetujuan): Penyetuju {
  const { jenjang, urutan, menunggu_hari } = fakta;
  const level = jenjang[urutan];
  if (!level) return operators(fakta);
  if (isPihak(fakta.jenjang_oleh, fakta)) return { ...operators(fakta), pilihan_sendiri: 'jalur' };

  const here = ofJenjang(level, fakta);
  const isOverdue = level.eskalasi_hari !== null && menunggu_hari >= level.eskalasi_hari;
  if (isOverdue) {
    const next = jenjang[urutan + 1];
    const above = next ? ofJenjang(next, fakta).user_ids : operators(fakta).user_ids;
    const user_ids = [...new Set([...here.user_ids, ...above])];
    if (user_ids.length > 0) return { user_ids, sebab: 'eskalasi', pilihan_sendiri: null };
  }
  if (here.user_ids.length > 0) return here;
  return { ...operators(fakta), pilihan_sendiri: findPilihan(level, fakta) };
}

function ofJenjang({ siapa, pengganti_user_id }: JenjangPersetujuan, fakta: FaktaPersetujuan): Penyetuju {
  const named = listNamed(siapa, fakta).filter((user_id) => canDecide(user_id, fakta));
  const standIn = pengganti_user_id !== null && canDecide(pengganti_user_id, fakta) ? [pengganti_user_id] : [];
  if (standIn.length > 0 && named.every(fakta.isPergi)) {
    return { user_ids: [...named, ...standIn], sebab: 'pengganti', pilihan_sendiri: null };
  }
  return { user_ids: named, sebab: 'jenjang', pilihan_sendiri: null };
}

function listNamed(siapa: SiapaPenyetuju, fakta: FaktaPersetujuan): readonly number[] {
  if (siapa.jenis === 'orang') return [siapa.user_id];
  if (siapa.jenis === 'kepala_grup') {
    return fakta.kepalaGrup.filter((one) => pilihanOf(one, fakta) === null).map((one) => one.user_id);
  }
  return siapa.peran === 'admin' ? fakta.admin : fakta.operator;
}

function operators(fakta: FaktaPersetujuan): Penyetuju {
  const [operator, admin] = [fakta.operator, fakta.admin].map((ids) => ids.filter((id) => canDecide(id, fakta)));
  return { user_ids: operator?.length ? operator : (admin ?? []), sebab: 'operator', pilihan_sendiri: null };
}

/** Why a head who could decide at this level does not. */
function findPilihan({ siapa }: JenjangPersetujuan, fakta: FaktaPersetujuan): PilihanSendiri | null {
  if (siapa.jenis !== 'kepala_grup') return null;
  const kepala = fakta.kepalaGrup.find(({ user_id }) => canDecide(user_id, fakta));
  return kepala ? pilihanOf(kepala, fakta) : null;
}

function pilihanOf({ ditunjuk_oleh, ditempatkan_oleh }: KepalaGrup, fakta: FaktaPersetujuan): PilihanSendiri | null {
  if (isPihak(ditunjuk_oleh, fakta)) return 'kepala';
  return isPihak(ditempatkan_oleh, fakta) ? 'penempatan' : null;
}

const isPihak = (user_id: number | null, { pihak }: FaktaPersetujuan): boolean =>
  user_id !== null && pihak.includes(user_id);

function canDecide(user_id: number, { pihak, isAktif }: FaktaPersetujuan): boolean {
  return !pihak.includes(user_id) && isAktif(user_id);
}
