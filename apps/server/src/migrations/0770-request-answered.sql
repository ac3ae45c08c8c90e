-- Requests whose customer wrote last, of all that are being worked on: one in three, and counted by everyone who opens the desk. The column
-- changes only when the other side answers, so that further messages write to no index (decision 028).
alter table request add column answered boolean not null generated always as (
  last_customer_message_at is not null and (last_staff_message_at is null or last_customer_message_at > last_staff_message_at)) stored;
create index request_live_answered on request (promise_at, id, type)
  where answered and status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
