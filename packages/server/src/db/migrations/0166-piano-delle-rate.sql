-- Which plan an instalment is of: of a debt that grew there may be two, with as many instalments. Of those made before nothing is
-- known, and as many as they are they are one plan.
alter table f24 add column piano uuid check (piano is null or rata is not null);
