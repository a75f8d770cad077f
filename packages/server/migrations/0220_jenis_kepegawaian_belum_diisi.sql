-- What nobody has said of a member is not guessed: null is "belum diisi".
alter table anggota
  alter column jenis_kepegawaian drop default,
  alter column jenis_kepegawaian drop not null;
