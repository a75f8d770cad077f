-- What a printed document was made of, so that its page can be made again and compared; null of what is not compared.
alter table dokumen add column sumber jsonb;
