-- Up Migration

-- 0088 and 0089 made those that took their place.
drop index cars_newest;
drop index car_requests_asked_in_county;

-- Few dealers wait for verification, and no buyer is verified: each column by itself says that a twelfth of all people is a dealer who waits.
create statistics profiles_types_verified (mcv) on user_type, is_verified from profiles;
