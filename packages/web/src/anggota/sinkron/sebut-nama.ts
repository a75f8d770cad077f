const SEBUT = 5;

/** 'Ani, Budi dan 3 lainnya': the first five by name. */
export function sebutNama(nama: readonly string[]): string {
  const disebut = nama.slice(0, SEBUT).join(', ');
  return nama.length > SEBUT ? `${disebut} dan ${nama.length - SEBUT} lainnya` : disebut;
}
