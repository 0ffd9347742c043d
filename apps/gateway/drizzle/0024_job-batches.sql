DROP INDEX "lottery_tickets_open";--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "counted" bigint;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "counted_until" bigint;--> statement-breakpoint
CREATE INDEX "lottery_tickets_draw" ON "lottery_tickets" USING btree ("game_id","draw_at","member_id");--> statement-breakpoint
CREATE INDEX "lottery_tickets_due" ON "lottery_tickets" USING btree ("draw_at","member_id","id") WHERE "lottery_tickets"."win" is null;