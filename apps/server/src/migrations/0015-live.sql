-- Tickets of the live connection: used once, within 30 seconds, at any instance.
create table live_ticket (
  hash bytea primary key,
  session_key text not null,
  expires_at timestamptz not null
);
create index live_ticket_expires_at on live_ticket (expires_at);
