-- A claim is rejected in two steps: someone of the team proposes it, someone else decides. The request itself says by when, for the desk's
-- view of what is to be decided, and by whom it was proposed, who must not decide; once it was rejected, until when the customer may appeal.
alter table request
  add column decision_due timestamptz,
  add column proposed_by bigint references app_user,
  add column appeal_until timestamptz,
  add column appealed_at timestamptz,
  add constraint request_proposal_of_someone check ((decision_due is null) = (proposed_by is null)),
  add constraint request_proposal_of_open check (decision_due is null or status in ('submitted', 'picked_up', 'pending', 'approved', 'processing'));
create index request_to_decide on request (decision_due, id) include (type, status) where decision_due is not null;

create table request_proposal (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  state text not null default 'open' check (state in ('open', 'accepted', 'returned', 'takenBack', 'lapsed')),
  reason_code text not null,
  public_text text not null,
  note text not null default '',
  proposed_by bigint not null references app_user,
  proposed_at timestamptz not null,
  due_at timestamptz not null,
  decided_by bigint references app_user,
  decided_at timestamptz,
  decision text not null default '',
  check ((state = 'open') = (decided_at is null)),
  check (state not in ('accepted', 'returned') or decided_by <> proposed_by)
);
create unique index request_proposal_open on request_proposal (request_id) where state = 'open';
create index request_proposal_of_request on request_proposal (request_id, id);
create index request_proposal_reason on request_proposal (reason_code);
