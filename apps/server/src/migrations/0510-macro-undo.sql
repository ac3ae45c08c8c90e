-- What a run has done, as far as it can be undone, and who ran it; runs from before can't be undone.
alter table macro_run add column run_by bigint references app_user;
alter table macro_run add column done jsonb not null default '[]';
alter table macro_run add column undone_at timestamptz;

-- Of each translated text, a hash of the English text that it was written for, by its language and its own hash.
alter table macro add column based_on jsonb not null default '{}';
