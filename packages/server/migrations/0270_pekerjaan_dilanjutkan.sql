-- What earlier attempts at a job have committed already, for the next one to count on.
alter table pekerjaan add column tercapai jsonb;
