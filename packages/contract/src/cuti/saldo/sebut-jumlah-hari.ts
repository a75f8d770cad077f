/** 1500 becomes '1.500 hari'. */
export const sebutJumlahHari = (hari: number): string => `${hari.toLocaleString('id-ID')} hari`;
