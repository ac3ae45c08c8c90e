-- The index on the time itself made every message of a customer write to all indexes of the request (decision 028).
drop index request_unowned_answered;
alter table request add column customer_word_hour timestamptz generated always as (
  date_bin('1 hour', last_customer_message_at, timestamptz '2000-01-01 00:00Z')) stored;
create index request_unowned_answered on request (customer_word_hour)
  where status = 'submitted' and owner_id is null and customer_word_hour is not null;
