/** What stands at a leave that ended with its member's membership: nobody decided that. */
export const KEANGGOTAAN_BERAKHIR = 'Keanggotaan berakhir';
