/** Product document, section 5: recommended, while only the minimum of 6 is enforced. */
export const PETUNJUK_KATA_SANDI =
  'Sebaiknya 8–16 karakter, dengan paling sedikit satu huruf besar dan satu huruf kecil. Minimal 6 karakter.';
