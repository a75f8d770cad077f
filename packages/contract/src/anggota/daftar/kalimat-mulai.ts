/** What a first day is refused with that comes before the member's birth (aturan/anggota#mulai). */
export const MULAI_SEBELUM_LAHIR = 'Tidak boleh sebelum tanggal lahir';
