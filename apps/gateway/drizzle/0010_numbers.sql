CREATE TABLE "draw_seals" (
	"game_id" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "draw_seals_game_id_opened_at_pk" PRIMARY KEY("game_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"draw_at" bigint NOT NULL,
	"wallet" text NOT NULL,
	"lines" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"seal" text NOT NULL,
	"sold_at" bigint NOT NULL,
	"win" bigint,
	"numbers" text
);
--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "draw_seals" ADD CONSTRAINT "draw_seals_game_id_lotteries_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lotteries"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_game_id_lotteries_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lotteries"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_tickets_member" ON "lottery_tickets" USING btree ("member_id","sold_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_open" ON "lottery_tickets" USING btree ("draw_at") WHERE "lottery_tickets"."win" is null;