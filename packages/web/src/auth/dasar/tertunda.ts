/** Kept in this tab while the browser is away at the staff system, and until the account is joined to it. */
const kept = (key: string) => ({
  read: () => sessionStorage.getItem(key) ?? '',
  keep: (text: string) => {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  },
});

/** What joins the account to the staff system once its owner is in. */
export const sambunganTertunda = kept('hadir-sambungan-simpatika');
/** Where he wanted to go before he was sent to sign in. */
export const kembaliTertunda = kept('hadir-kembali-simpatika');
