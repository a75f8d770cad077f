-- An answer is kept under its idempotency key as the text that was sent, so that a second asking gets the same to the
-- letter and nothing is read or written twice. What was kept before gets the envelope it was sent in.
alter table idempotensi alter column jawaban type text
  using json_build_object('code', 200, 'message', 'Berhasil', 'data', jawaban -> 'data')::text;
