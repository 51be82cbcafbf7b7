-- Up Migration

-- notice_switch_offs took its place long ago. No version that still serves reads or writes it: see decision 44 on this release.
drop table mail_switch_offs;
