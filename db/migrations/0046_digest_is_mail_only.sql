-- Up Migration

-- The digest comes by mail only (docs/domain/permissions.md, "What can be switched off"): its notices are kept, so that no mail goes twice, but not shown.
update notifications set in_app = false, read_at = coalesce(read_at, now()) where kind = 'new-requests' and in_app;

delete from notice_switch_offs where choice = 'new-requests' and channel = 'app';
