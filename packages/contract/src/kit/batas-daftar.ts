/** NUL and its kin cannot be stored in PostgreSQL text and mean nothing to a reader. */
// oxlint-disable-next-line no-control-regex -- the rule refuses exactly these characters
export const TERBACA = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/;

/** What any list takes of page, search and order; a screen reads its address by it without loading schemas. */
export const BATAS_DAFTAR = { page: 1_000_000, q: 100, sort: /^-?[a-z_]{1,40}$/ } as const;
