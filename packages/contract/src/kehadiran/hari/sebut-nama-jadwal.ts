/** Work hours by name: 'Jam kerja Guru'; one whose name says already what it is stands alone, 'Jam kerja reguler'. */
export const sebutNamaJadwal = (nama: string): string => (/^jam kerja\b/i.test(nama) ? nama : `Jam kerja ${nama}`);
