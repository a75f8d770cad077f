import { dictionary } from '@zxcvbn-ts/language-common';
import { KATA_SANDI_INDONESIA } from './kata-sandi-indonesia.ts';

/** The passwords that leaked most often in the world, in small letters. */
export const SANDI_UMUM: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** The words that passwords are made of here, with whatever digits behind them. */
export const KATA_SANDI: ReadonlySet<string> = new Set(KATA_SANDI_INDONESIA.trim().split(/\s+/));
