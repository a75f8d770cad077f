/** Of a question that waits for the answer to one that cannot decide, or that comes later. */
export const SYARAT_SALAH = 'Syaratnya harus pertanyaan pilihan atau skala sebelum ini';
