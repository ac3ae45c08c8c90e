-- An enquiry is completed with an answer, or as nothing for us; for some days a message of the customer brings it back.
alter table request
  add column completed_at timestamptz,
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
