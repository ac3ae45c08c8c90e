-- When a request was completed, rejected or withdrawn, which is what the history is sorted by; messages that follow don't move it. Null while
-- something may still come. Milliseconds, as the moments of the server are.
alter table request add column closed_at timestamptz;
update request r set closed_at = coalesce(
  (select date_trunc('milliseconds', max(e.at)) from request_event e where e.request_id = r.id and e.to_status = r.status and e.from_status <> e.to_status),
  date_trunc('milliseconds', r.updated_at))
where r.status in ('completed', 'rejected', 'withdrawn');
create index request_closed on request (closed_at desc, id desc) include (type, status) where closed_at is not null;
create index request_closed_of_account on request (account_id, closed_at desc, id desc) include (type, status, contact_id) where closed_at is not null;
