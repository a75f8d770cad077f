-- The lists of admins and operators over all tenants, by name.
create index users_admin_nama on users (nama, user_id) where is_admin;
create index anggota_operator_user on anggota (user_id) where role = 3;
