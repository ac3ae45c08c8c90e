-- The desk sorts by the open promise. Behind those come requests whose promise is kept, and only at the end of time those that are over:
-- until now both stood there mixed. It also sorts by the last word; as with the last change, the index holds its hour (decision 028).
alter table request
  drop column promise_at,
  add column promise_at timestamptz not null generated always as (
    case when status not in ('submitted', 'picked_up', 'pending', 'approved', 'processing') then timestamptz 'infinity'
      when first_contact_at is null and first_contact_due is not null then first_contact_due
      else timestamptz '9999-12-31 00:00Z' end) stored,
  add column word_hour timestamptz generated always as (
    date_bin('1 hour', greatest(coalesce(last_customer_message_at, submitted_at), last_staff_message_at), timestamptz '2000-01-01 00:00Z')) stored;

-- The indexes that went with the column.
create index request_by_promise on request (promise_at, id) include (type, status, region_id, created_at) where status <> 'draft';
create index request_live_promise on request (promise_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_owner on request (owner_id, promise_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_by_owner on request (owner_id, promise_at, id) where status <> 'draft';
create index request_by_status on request (status, promise_at, id) include (type, region_id) where status <> 'draft';
create index request_by_region on request (region_id, promise_at, id) include (type, status) where status <> 'draft';
create index request_by_type on request (type, promise_at, id) include (status, region_id) where status <> 'draft';

create index request_live_word on request (word_hour, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
