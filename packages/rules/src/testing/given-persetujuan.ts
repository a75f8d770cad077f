import type { FaktaPersetujuan, JenjangPersetujuan, KepalaGrup } from '../persetujuan/find-penyetuju.ts';

export const PEMOHON = 1;
export const KEPALA = 10;
export const DIREKTUR = 20;
export const PENGGANTI = 30;
export const OPERATOR = 40;

/** A level without stand-in or escalation, but for what a test says otherwise. */
export const givenJenjang = (
  siapa: JenjangPersetujuan['siapa'],
  of: Partial<JenjangPersetujuan> = {},
): JenjangPersetujuan => ({ siapa, pengganti_user_id: null, eskalasi_hari: null, ...of });

/** The head of the group of who asks; nobody is known to have named the one or placed the other, but for what a test says. */
export const givenKepala = (of: Partial<KepalaGrup> = {}): KepalaGrup => ({
  user_id: KEPALA,
  ditunjuk_oleh: null,
  ditempatkan_oleh: null,
  ...of,
});

export const KEPALA_GRUP = givenJenjang({ jenis: 'kepala_grup' });
export const DIREKTUR_DISEBUT = givenJenjang({ jenis: 'orang', user_id: DIREKTUR });

/** A request that begins with the head of the group and ends with the director; everybody is there. */
export const givenPermintaan = (of: Partial<FaktaPersetujuan> = {}): FaktaPersetujuan => ({
  jenjang: [KEPALA_GRUP, DIREKTUR_DISEBUT],
  jenjang_oleh: null,
  urutan: 0,
  pihak: [PEMOHON],
  menunggu_hari: 0,
  kepalaGrup: [givenKepala()],
  operator: [OPERATOR],
  admin: [],
  isAktif: () => true,
  isPergi: () => false,
  ...of,
});
