-- Which version of a request it is that waits: it rises each time the request is sent again, and each time its content is
-- changed while it waits. A link in a mail to whoever decides is good for the version that it was mailed about.
alter table persetujuan_jalan add column versi integer not null default 1;
alter table persetujuan_tautan add column versi integer not null default 1;
