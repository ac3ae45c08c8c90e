-- A message or a note has any number of files, in the order of their ids.
create table message_file (
  message_id bigint not null references message on delete cascade,
  attachment_id bigint not null references attachment on delete cascade,
  primary key (message_id, attachment_id)
);
create index message_file_attachment on message_file (attachment_id);
insert into message_file (message_id, attachment_id) select id, attachment_id from message where attachment_id is not null;
drop index message_attachment;
alter table message drop column attachment_id;
