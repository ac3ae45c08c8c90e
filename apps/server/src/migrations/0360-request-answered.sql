-- When a request was completed, rejected or withdrawn; messages that follow don't move it. Null while something may still come.
-- Milliseconds, as the moments of the server are.
alter table request add column closed_at timestamptz;
update request r set closed_at = coalesce(
  (select date_trunc('milliseconds', max(e.at)) from request_event e where e.request_id = r.id and e.to_status = r.status and e.from_status <> e.to_status),
  date_trunc('milliseconds', r.updated_at))
where r.status in ('completed', 'rejected', 'withdrawn');

-- An enquiry is completed with an answer, or as nothing for us; for some days a message of the customer brings it back.
alter table request
  add column outcome text check (outcome in ('answered', 'notForUs')),
  add constraint request_outcome_of_completed check (outcome is null or status = 'completed');

-- Requests that have to do with each other: a claim is the claim of an enquiry.
create table request_link (
  id bigint generated always as identity primary key,
  from_id bigint not null references request on delete cascade,
  to_id bigint not null references request on delete cascade,
  kind text not null check (kind in ('claimOf')),
  created_by bigint references app_user,
  created_at timestamptz not null,
  unique (from_id, to_id, kind),
  check (from_id <> to_id)
);
create index request_link_to on request_link (to_id);

-- The lists of guests' enquiries, those without a company first.
create index request_of_guests on request (updated_hour desc, id desc) include (type, status, account_id) where guest_id is not null;
