-- Imports look up companies by the number that the CRM gave them; most have none.
create index account_salesforce_id on account (salesforce_id) where salesforce_id <> '';
