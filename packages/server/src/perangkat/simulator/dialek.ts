/** How one family of firmware speaks. */
export type Dialek = {
  http: '1.0' | '1.1';
  /** The end of its addresses, and its name for the serial number. */
  akhir: '' | '.aspx';
  sn: 'SN' | 'sn';
  /** The protocol that it names when it reports; old firmware names none. */
  pushver: string | null;
  isKepalaKecil: boolean;
  pemisah: '\t' | ' ';
  akhirBaris: '\n' | '\r\n';
  /** Whether its body goes out in pieces whose sum it does not say before. */
  isTerpotong: boolean;
  /** How it reads the zone that it is told: in hours, in minutes, or not at all. */
  zona: 'jam' | 'menit' | 'abaikan';
  /** So many lines go out in one send. */
  porsi: number;
};

/** Old firmware; what most schools own; and what is sold now. */
export const DIALEK = {
  lama: {
    http: '1.0',
    akhir: '.aspx',
    sn: 'sn',
    pushver: null,
    isKepalaKecil: false,
    pemisah: ' ',
    akhirBaris: '\r\n',
    isTerpotong: false,
    zona: 'abaikan',
    porsi: 500,
  },
  biasa: {
    http: '1.1',
    akhir: '',
    sn: 'SN',
    pushver: '2.4.1',
    isKepalaKecil: false,
    pemisah: '\t',
    akhirBaris: '\n',
    isTerpotong: false,
    zona: 'jam',
    porsi: 5_000,
  },
  baru: {
    http: '1.1',
    akhir: '',
    sn: 'SN',
    pushver: '3.1.2',
    isKepalaKecil: true,
    pemisah: '\t',
    akhirBaris: '\n',
    isTerpotong: true,
    zona: 'menit',
    porsi: 20_000,
  },
} as const satisfies Record<string, Dialek>;
export type NamaDialek = keyof typeof DIALEK;
