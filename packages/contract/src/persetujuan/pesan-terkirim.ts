/** So many are named; the others are counted. */
const DISEBUT = 3;

type Dijawab = { persetujuan?: { penyetuju: readonly { nama: string }[] } };

/** The message of a request that is on its way: 'Ajuan cuti terkirim kepada Siti'. Where nobody decides it says `lain`. */
export const pesanTerkirim =
  (apa: string, lain = `${apa} terkirim`) =>
  (_asked: unknown, answered: unknown): string => {
    const { persetujuan } = (answered ?? {}) as Dijawab;
    const nama = (persetujuan?.penyetuju ?? []).map((one) => one.nama);
    if (nama.length === 0) return lain;
    const sisa = nama.length - DISEBUT;
    const disebut = sisa > 0 ? [...nama.slice(0, DISEBUT), `${sisa} lainnya`] : nama;
    return `${apa} terkirim kepada ${new Intl.ListFormat('id', { type: 'conjunction' }).format(disebut)}`;
  };
