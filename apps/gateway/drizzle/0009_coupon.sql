CREATE TABLE "coupon_bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"session_hash" text,
	"game_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"stake" bigint NOT NULL,
	"possible" bigint NOT NULL,
	"win" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"placed_at" bigint NOT NULL,
	"settled_at" bigint,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "coupon_bets_one_purse" CHECK (("coupon_bets"."member_id" is null) = ("coupon_bets"."session_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupon_fixtures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_fixtures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"place" integer NOT NULL,
	"home" text NOT NULL,
	"away" text NOT NULL,
	"home_strength" integer NOT NULL,
	"away_strength" integer NOT NULL,
	"news_at" bigint NOT NULL,
	"news" integer,
	"markets" jsonb NOT NULL,
	"course" jsonb,
	"ends_at" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"made_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_legs" (
	"bet_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"fixture_id" integer NOT NULL,
	"market" text NOT NULL,
	"line" integer,
	"pick" text NOT NULL,
	"odds" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "coupon_legs_bet_id_place_pk" PRIMARY KEY("bet_id","place")
);
--> statement-breakpoint
CREATE TABLE "coupon_teams" (
	"league" text NOT NULL,
	"name" text NOT NULL,
	"strength" integer NOT NULL,
	CONSTRAINT "coupon_teams_league_name_pk" PRIMARY KEY("league","name")
);
--> statement-breakpoint
ALTER TABLE "coupon_bets" ADD CONSTRAINT "coupon_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_bets" ADD CONSTRAINT "coupon_bets_session_hash_game_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."game_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_bets" ADD CONSTRAINT "coupon_bets_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_legs" ADD CONSTRAINT "coupon_legs_bet_id_coupon_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."coupon_bets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_legs" ADD CONSTRAINT "coupon_legs_fixture_id_coupon_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."coupon_fixtures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_bets_member" ON "coupon_bets" USING btree ("member_id","game_id","placed_at");--> statement-breakpoint
CREATE INDEX "coupon_bets_session" ON "coupon_bets" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_fixtures_slot" ON "coupon_fixtures" USING btree ("league","starts_at","place");--> statement-breakpoint
CREATE INDEX "coupon_fixtures_state" ON "coupon_fixtures" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "coupon_legs_fixture" ON "coupon_legs" USING btree ("fixture_id");