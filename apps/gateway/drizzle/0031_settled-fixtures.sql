ALTER TABLE "coupon_fixtures" ADD COLUMN "settled_at" bigint;--> statement-breakpoint
-- Hand-written: up to here the bets on a fixture were settled in the transaction that ended it.
UPDATE "coupon_fixtures" SET "settled_at" = "changed_at" WHERE "state" in ('over', 'void');--> statement-breakpoint
CREATE INDEX "coupon_fixtures_unsettled" ON "coupon_fixtures" USING btree ("id") WHERE "coupon_fixtures"."settled_at" is null and "coupon_fixtures"."state" in ('over', 'void');--> statement-breakpoint
CREATE INDEX "coupon_legs_open" ON "coupon_legs" USING btree ("fixture_id","bet_id") WHERE "coupon_legs"."state" = 'open';
