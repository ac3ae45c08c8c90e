-- A discarded draft can be brought back for a day; then it is removed with everything in it. Until then no one sees it.
alter table request
  add column discarded_at timestamptz,
  add constraint request_discarded_is_draft check (discarded_at is null or status = 'draft');
create index request_discarded on request (discarded_at, id) where discarded_at is not null;

-- Counts of a customer's lists are read from these alone, so they hold whatever decides about a draft.
drop index request_by_contact, request_by_account, request_behalf_drafts;
create index request_by_contact on request (contact_id, updated_hour desc, id desc) include (account_id, status, waiting_on, discarded_at);
create index request_by_account on request (account_id, updated_hour desc, id desc) include (contact_id, status, waiting_on, discarded_at);
create index request_behalf_drafts on request (updated_hour desc, id desc) include (type, created_by) where status = 'draft' and on_behalf and discarded_at is null;
