-- Where an organisation signs its documents: 'Sukamaju, 22 November 2026'.
alter table organisasi add column tempat_surat text check (length(tempat_surat) between 1 and 100);
