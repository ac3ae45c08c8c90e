-- Conversations of which somebody may have to be mailed what they have not read; one row for each side, due five minutes after the first
-- message that started it.
create table chat_digest (
  request_id bigint not null references request on delete cascade,
  side text not null check (side in ('customer', 'staff')),
  due_at timestamptz not null,
  primary key (request_id, side)
);
create index chat_digest_due on chat_digest (due_at);

-- What waited in the job queue until now goes on waiting here.
do $$ begin
  if to_regclass('job.job') is not null then
    execute $move$
      insert into chat_digest (request_id, side, due_at)
      select (data->>'requestId')::bigint, data->>'side', min(start_after) from job.job
      where name = 'chat-digest' and state in ('created', 'retry', 'active') and exists (select from request where id = (data->>'requestId')::bigint)
      group by 1, 2
      on conflict do nothing
    $move$;
  end if;
end $$;
