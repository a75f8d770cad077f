/** What a document says in short, to whoever checks it by its code. */
export type Ringkasan = readonly { label: string; nilai: string }[];
