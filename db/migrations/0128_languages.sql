-- Up Migration

-- The language in which an account's owner reads the app, mails and notices (docs/domain/languages.md). Our team reads English.
alter table profiles
  add column language text not null default 'en',
  add constraint profiles_language_known check (language in ('en', 'sw')) not valid,
  add constraint profiles_admin_reads_english check (language = 'en' or admin_role is null) not valid;
