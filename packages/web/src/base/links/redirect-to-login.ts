import { redirect } from '@tanstack/react-router';
import { hrefTo } from './href-to.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why one was sent to the login, in the server's words. */
    pesan?: string;
    /**
     * What joins the account that comes in next to the staff system. It lives only with the page that says so: whoever opens
     * another sign-in page in this tab joins nothing.
     */
    sambungan?: string;
  }
}

/** To the login with the server's words, remembering where one wanted to go. */
export const loginTarget = (pesan: string, from: string) => ({
  to: hrefTo('login'),
  search: from === '/' || from.startsWith(hrefTo('login')) ? {} : { kembali: from },
  state: { pesan },
});

export const redirectToLogin = (pesan: string, from: string) => redirect(loginTarget(pesan, from));
