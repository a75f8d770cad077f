import { createContext } from 'react';

/** Whose days the charts of a screen are of, as it is written below a picture of one. */
export const MilikGambar = createContext('');
