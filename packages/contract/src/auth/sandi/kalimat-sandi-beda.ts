/** What a password typed twice in two ways is refused with. */
export const KALIMAT_SANDI_BEDA = 'Konfirmasi tidak sama dengan kata sandi';
export const KALIMAT_SANDI_BARU_BEDA = 'Konfirmasi tidak sama dengan kata sandi baru';
