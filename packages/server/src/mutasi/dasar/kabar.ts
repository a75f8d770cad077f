/** What is told of a transfer: in the bell and over the mail, and in the mail itself. */
export type Kabar = { judul: string; isi: string };
