/** A receipt above this needs a duty stamp (UU 10/2020 pasal 3 ayat 2 huruf g). */
const BATAS_METERAI = 5_000_000;

/** Whether a receipt of so much leaves room for a duty stamp (aturan/langganan#dokumen). */
export const isBermeterai = (jumlah: number): boolean => jumlah > BATAS_METERAI;
