/** Whom the staff system says that somebody is: its own name for him, and the numbers by which he is known elsewhere. */
export type Identitas = {
  penerbit: string;
  sub: string;
  nuptk: string | null;
  nik: string | null;
  nip: string | null;
};

/** What a browser must bring back for its sign-in to be believed. */
export type LangkahMasuk = { state: string; nonce: string; verifier: string };

/** What the browser was sent back with. */
type Jawaban = { code: string; state: string; iss?: string | undefined };

/** Signing in at the staff system, whatever answers behind it. */
export type MasukSimpatika = {
  /** Where the browser is sent, and what it must bring back. Refuses (520) when the system does not answer. */
  startMasuk: (redirectUri: string) => Promise<{ url: URL; langkah: LangkahMasuk }>;
  /**
   * Who has signed in. Refuses (520) when the system does not answer, (433) when what it answered is not to be believed:
   * a code of another sign-in, for another client, too old, signed with a key that is not its own.
   */
  finishMasuk: (redirectUri: string, jawaban: Jawaban, langkah: LangkahMasuk) => Promise<Identitas>;
};
