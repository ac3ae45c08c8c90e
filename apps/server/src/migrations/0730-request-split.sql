-- What is undecided of a claim may go on in a claim of its own; the customer reads why.
alter table request_link drop constraint request_link_kind_check;
alter table request_link add constraint request_link_kind_check check (kind in ('claimOf', 'duplicateOf', 'splitFrom'));
alter table request_link add column reason text not null default '';
alter table request_link add check ((kind = 'splitFrom') = (reason <> ''));
-- It was split off once.
create unique index request_link_split on request_link (from_id) where kind = 'splitFrom';
