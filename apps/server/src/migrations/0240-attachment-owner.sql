-- Files hang on an owner, a record of whatever domain has registered its kind, instead of on a request. What was the purpose of a file
-- of a request is the kind of its owner. The domain of the owner removes its files when it removes the owner.
alter table attachment drop constraint attachment_request_id_fkey;
alter table attachment drop constraint attachment_purpose_check;
drop index attachment_request;
drop index attachment_unsent;
alter table attachment rename column request_id to owner_id;
alter table attachment rename column purpose to owner_kind;
-- Since when others than its uploader see a file; one for a message has no such time until it is sent.
alter table attachment rename column sent_at to shown_at;
update attachment set shown_at = created_at where owner_kind = 'request';
create index attachment_owner on attachment (owner_kind, owner_id, id);
create index attachment_unshown on attachment (created_at) where shown_at is null;

alter table upload_address drop constraint upload_address_request_id_fkey;
alter table upload_address drop constraint upload_address_purpose_check;
drop index upload_address_request;
alter table upload_address rename column request_id to owner_id;
alter table upload_address rename column purpose to owner_kind;
create index upload_address_owner on upload_address (owner_kind, owner_id);

-- pending: being received; stored: whole; deleting: about to be removed from the store.
alter table stored_file drop constraint stored_file_state_check;
update stored_file set state = 'deleting' where state = 'doomed';
alter table stored_file add constraint stored_file_state_check check (state in ('pending', 'stored', 'deleting'));
