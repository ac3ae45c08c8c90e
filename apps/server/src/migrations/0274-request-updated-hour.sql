-- Every message and every saving of a draft moves a request's last change. While indexes held its time, each of them entered the row anew
-- into all of the table's twenty indexes. They hold the hour now: a row that changes again within the hour is rewritten in place, and a list
-- sorts the few requests of one hour itself. Pages keep some room for that.
alter table request set (fillfactor = 85);
alter table request
  add column updated_hour timestamptz not null generated always as (date_bin('1 hour', updated_at, timestamptz '2000-01-01 00:00Z')) stored;

drop index request_by_contact, request_by_account, request_by_updated, request_live_updated, request_live_status_updated, request_behalf_drafts;
create index request_by_contact on request (contact_id, updated_hour desc, id desc) include (account_id, status, waiting_on);
create index request_by_account on request (account_id, updated_hour desc, id desc) include (contact_id, status, waiting_on);
create index request_by_updated on request (updated_hour desc, id desc) include (type, status, region_id, created_at) where status <> 'draft';
create index request_live_updated on request (updated_hour, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_status_updated on request (status, updated_hour, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_behalf_drafts on request (updated_hour desc, id desc) include (type, created_by) where status = 'draft' and on_behalf;
