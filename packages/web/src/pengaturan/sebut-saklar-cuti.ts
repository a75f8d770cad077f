/** What turning leave on or off is called. */
export const sebutSaklarCuti = (is_aktif: boolean): string => (is_aktif ? 'Aktifkan cuti' : 'Nonaktifkan cuti');
