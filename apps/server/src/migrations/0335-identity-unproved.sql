-- Since when an address waits for the mailed link of a registration to be used: until then nothing proves that it belongs to whoever
-- registered. Empty once it is proved, and for people added by staff.
alter table app_user add column unproved_since timestamptz;
create index app_user_unproved on app_user (unproved_since) where unproved_since is not null;
update app_user set unproved_since = created_at
where kind = 'customer' and activated_at is null and password_hash is not null and not exists (
  select from audit
  where audit.subject_type = 'user' and audit.subject_id = app_user.id::text and audit.action in ('account.activate', 'identity.signIn', 'identity.resetPassword')
) and not exists (
  select from audit join contact on contact.id::text = audit.subject_id
  where audit.subject_type = 'contact' and contact.user_id = app_user.id and audit.action = 'account.activateByStaff'
);
