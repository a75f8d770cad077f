import type { NamaGambar } from './gambar.ts';

const FILES = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' });

/** Where a picture of the help is fetched from; nowhere for one that has not been taken yet. */
export const gambarUrl = (nama: NamaGambar): string | undefined => FILES[`./${nama}.webp`];
