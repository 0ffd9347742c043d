CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"game_id" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"numbers" text NOT NULL,
	CONSTRAINT "draws_game_id_opened_at_pk" PRIMARY KEY("game_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"room" integer,
	"balance_before" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"area" text NOT NULL,
	"prize_mode" text NOT NULL,
	"group_code" text NOT NULL,
	"draw_kind" text NOT NULL,
	"interval" bigint NOT NULL,
	"phase" bigint NOT NULL,
	"closes_before" bigint NOT NULL,
	CONSTRAINT "lotteries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "open_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "open_rounds_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 901 CACHE 1),
	"code" text NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_not_negative" CHECK ("point_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_days" (
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"day" bigint NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "point_days_member_id_category_day_pk" PRIMARY KEY("member_id","category","day")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"remark" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_rests" (
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"rest" bigint NOT NULL,
	CONSTRAINT "point_rests_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "point_rewards" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint,
	"terms" jsonb,
	"stock" integer,
	"position" integer NOT NULL,
	CONSTRAINT "point_rewards_stock_not_negative" CHECK ("point_rewards"."stock" is null or "point_rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"reward_id" integer,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint,
	"terms" jsonb,
	"status" text NOT NULL,
	"mobile" text,
	"address" text,
	"reason" text,
	"at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "application_pictures" (
	"application_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "application_pictures_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7001 CACHE 1),
	"promotion_id" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"remarks" text NOT NULL,
	"status" text DEFAULT 'applying' NOT NULL,
	"reason" text,
	"claim_id" bigint,
	"at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1),
	"member_id" bigint NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"promotion_id" integer,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"expires_at" bigint,
	"claimed_at" bigint,
	"bonus_id" uuid,
	CONSTRAINT "claims_amount_above_zero" CHECK ("claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "login_rewards" (
	"member_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"streak" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "login_rewards_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	"uses_left" integer NOT NULL,
	CONSTRAINT "promo_codes_uses_not_negative" CHECK ("promo_codes"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_joins" (
	"promotion_id" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"period" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "promotion_joins_promotion_id_member_id_period_pk" PRIMARY KEY("promotion_id","member_id","period")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"member_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text DEFAULT 'AVAILABLE' NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "raffle_tickets" (
	"raffle_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"first" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "raffle_tickets_raffle_id_member_id_pk" PRIMARY KEY("raffle_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "raffle_winners" (
	"raffle_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"ticket" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "raffle_winners_raffle_id_place_pk" PRIMARY KEY("raffle_id","place")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raffles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 301 CACHE 1),
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	"secret" text NOT NULL,
	"secret_hash" text NOT NULL,
	"total_tickets" bigint,
	"drawn_at" bigint,
	CONSTRAINT "raffles_from_unique" UNIQUE("from")
);
--> statement-breakpoint
CREATE TABLE "rebates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4001 CACHE 1),
	"member_id" bigint NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	"rank_level" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	"bonus_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"invited_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"rewarded_at" bigint,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "session_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_tickets" ALTER COLUMN "session_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "maintenance_decided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "room" integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "fun_balance" bigint;--> statement-breakpoint
ALTER TABLE "game_tickets" ADD COLUMN "room" integer;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_game_id_lotteries_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lotteries"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_rounds" ADD CONSTRAINT "open_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_rounds" ADD CONSTRAINT "open_rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_days" ADD CONSTRAINT "point_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rests" ADD CONSTRAINT "point_rests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_pictures" ADD CONSTRAINT "application_pictures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_rewards" ADD CONSTRAINT "login_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_joins" ADD CONSTRAINT "promotion_joins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invited_id_members_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draws_opened" ON "draws" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "launches_member_at" ON "launches" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "launches_at" ON "launches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "open_rounds_opened" ON "open_rounds" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "missions_code_from" ON "missions" USING btree ("code","from");--> statement-breakpoint
CREATE INDEX "point_days_day" ON "point_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "point_entries_member_at" ON "point_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "redemptions_member_at" ON "redemptions" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "applications_member_at" ON "applications" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("promotion_id","member_id") WHERE "applications"."status" in ('applying', 'process');--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("member_id","type","reference");--> statement-breakpoint
CREATE INDEX "claims_member_issued" ON "claims" USING btree ("member_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_once" ON "tickets" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "tickets_member_at" ON "tickets" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "raffle_winners_member" ON "raffle_winners" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_member_from" ON "rebates" USING btree ("member_id","from");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("inviter_id","at");--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_one_purse" CHECK (("game_sessions"."session_hash" is null) = ("game_sessions"."fun_balance" is not null));--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_fun_not_negative" CHECK ("game_sessions"."fun_balance" >= 0);