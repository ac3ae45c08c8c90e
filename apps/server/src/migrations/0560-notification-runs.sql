-- A notice is about a request or about a bulk run, whose end it tells: once, and for as long as the run is kept.
alter table notice alter column request_id drop not null;
alter table notice add column run_id bigint references request_bulk_run on delete cascade;
alter table notice add check (num_nonnulls(request_id, run_id) = 1);
create unique index notice_of_run on notice (run_id) where run_id is not null;

-- Those about one request, newest first.
create index notice_about on notice (request_id, user_id, created_at desc, id desc);
drop index notice_of_request;
-- Those of a kind. Most are messages, which the newest are looked through for; sending one has an index less to keep.
create index notice_of_kind on notice (user_id, kind, created_at desc, id desc) where kind <> 'message';
