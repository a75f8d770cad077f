/**
 * A phone number as it was meant where a sheet has lost its leading zero: Excel keeps '081234567890' as a number. A number
 * of a mobile phone of Indonesia begins with 8 after it (aturan/anggota#lembar-anggota).
 */
export const lengkapiNoHp = (no_hp: string): string => (/^8[0-9]{8,11}$/.test(no_hp) ? `0${no_hp}` : no_hp);
