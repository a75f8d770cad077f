const KEMBALI = 'hadir-kembali-simpatika';

/** Where he wanted to go before he was sent to sign in, kept in this tab while the browser is away at the staff system. */
export const kembaliTertunda = {
  read: () => sessionStorage.getItem(KEMBALI) ?? '',
  keep: (text: string) => {
    if (text === '') sessionStorage.removeItem(KEMBALI);
    else sessionStorage.setItem(KEMBALI, text);
  },
};
