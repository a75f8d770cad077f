/** The signatures that every passkey of today makes one of: EdDSA, ES256, RS256, by their COSE numbers. */
export const ALGORITMA = [-8, -7, -257];
