-- The last contact of a session that its person ended: the session's row is gone, and with it what it knew of contacts.
alter table users add column keluar_pada timestamptz;
