/**
 * What a reader cannot see or cannot trust: control characters (NUL and its kin cannot be stored at all), marks that
 * turn the direction of what follows, and characters of no width, by which two names look the same.
 */
const TAK_TERLIHAT = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`;

/** Text of several lines; a joiner may stand in it, as in some pictures (emoji). */
export const TERBACA = new RegExp(`^[^${TAK_TERLIHAT}]*$`);

/** The same without what stands in the way: texts are pasted from messages, which are full of such marks. */
export const toTerbaca = (text: string): string => text.replace(new RegExp(`[${TAK_TERLIHAT}]`, 'g'), '');

/** Text of one line: a name, a number, what is searched for. */
export const SEBARIS = new RegExp(String.raw`^[^${TAK_TERLIHAT}\t\n\r\u00ad\u200c\u200d]*$`);

/** What any list takes of page, search and order; a screen reads its address by it without loading schemas. */
export const BATAS_DAFTAR = { page: 1_000_000, q: 100, sort: /^-?[a-z_]{1,40}$/ } as const;
