ALTER TABLE "platform_state" ADD COLUMN "withdraw_rules" jsonb DEFAULT '{"amounts":[],"codeFrom":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_country" text;--> statement-breakpoint
CREATE INDEX "coupon_bets_open" ON "coupon_bets" USING btree ("member_id","placed_at") WHERE "coupon_bets"."state" = 'open';