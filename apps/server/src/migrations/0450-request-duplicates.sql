-- A claim may be the duplicate of another one.
alter table request_link drop constraint request_link_kind_check;
alter table request_link add constraint request_link_kind_check check (kind in ('claimOf', 'duplicateOf'));
