import type { Deps } from '../../platform/ctx/deps.ts';

/** Where the staff system sends the browser back to; it knows no other address of ours. */
export const alamatKembali = ({ publicUrl }: Pick<Deps, 'publicUrl'>): string => new URL('/login', publicUrl).href;
