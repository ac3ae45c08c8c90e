-- When a password was last set; of those that have not been changed since they were chosen, nothing is known.
alter table app_user add column password_changed_at timestamptz;
update app_user set password_changed_at = (
  select max(audit.at) from audit
  where audit.subject_type = 'user' and audit.subject_id = app_user.id::text and audit.action in ('identity.changePassword', 'identity.resetPassword')
)
where password_hash is not null;
