import type { NamaPanduan } from './panduan.ts';

const keyOf = (user_id: number) => `panduan-${user_id}`;
const read = (user_id: number) => new Set((localStorage.getItem(keyOf(user_id)) ?? '').split(',').filter(Boolean));

/** The tours that this person was offered on this device and took or put away; they are not offered to him again. */
export const panduanDitawarkan = {
  has: (user_id: number, nama: NamaPanduan): boolean => read(user_id).has(nama),
  add: (user_id: number, nama: NamaPanduan): void =>
    localStorage.setItem(keyOf(user_id), [...read(user_id).add(nama)].join(',')),
};
