/** 3862800 becomes 'Rp3.862.800'. */
export const sebutRupiah = (rupiah: number): string => `Rp${rupiah.toLocaleString('id-ID')}`;
