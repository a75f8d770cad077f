-- Whether the right of a year in which its member joined is cut to the months that he is there.
alter table cuti_kategori add column is_prorata boolean not null default false;
