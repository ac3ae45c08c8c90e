-- Exchanges that go on: few beside those that are done, and the first that anyone looks at.
create index exchange_running on exchange (id) where state = 'addressed';
