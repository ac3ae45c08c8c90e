-- How someone hears of a topic, where it isn't by default; since when, as older notices came in the other way.
create table notice_choice (
  user_id bigint not null references app_user on delete cascade,
  topic text not null check (length(topic) between 1 and 40),
  way text not null check (way in ('bell', 'mail', 'daily', 'none')),
  since timestamptz not null,
  primary key (user_id, topic)
);

-- When the daily mail of someone comes, and when the next one is due; nothing is due while nothing comes by it.
create table notice_daily (
  user_id bigint primary key references app_user on delete cascade,
  hour smallint not null default 8 check (hour between 0 and 23),
  -- Of staff, as their browser said; that of customers is their company's.
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  next_at timestamptz
);
create index notice_daily_due on notice_daily (next_at) where next_at is not null;

-- When a notice was in a daily mail.
alter table notice add column mailed_at timestamptz;
