create extension if not exists pg_trgm;

-- First answers of calls that carried an Idempotency-Key, kept for a day.
create table idempotency_key (
  user_id bigint not null,
  call text not null,
  key text not null check (length(key) between 1 and 100),
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Points of the throttles, shared by all instances (rate-limiter-flexible's own shape).
create table throttle (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Secrets that all instances share, encrypted under the configured secret.
create table shared_secret (
  name text primary key,
  sealed bytea not null
);

-- Who did what on whose behalf, from where, before and after. Append-only.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  actor_name text not null,
  on_behalf_of bigint,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  address text not null,
  request_id text not null
);
create index audit_at on audit (at);
create index audit_actor on audit (actor_id, id);
create index audit_subject on audit (subject_type, subject_id, id);

create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'audit is append-only'; end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();

-- Mails of the demo, shown on its mailbox page instead of being sent.
create table demo_mail (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null
);
create index demo_mail_recipient on demo_mail (recipient, id);

-- Which parts of the demo's data stand already, so that a start that was broken off goes on.
create table demo_step (
  name text primary key,
  done_at timestamptz not null default now()
);
