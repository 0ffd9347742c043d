CREATE TABLE "affiliate_joins" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"link_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"type" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"rates" jsonb NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "agent_notices" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_settings" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"transfers" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_limits" (
	"product_type" text PRIMARY KEY NOT NULL,
	"lowest" integer NOT NULL,
	"highest" integer NOT NULL,
	"step" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"member_id" bigint NOT NULL,
	"product_type" text NOT NULL,
	"rate" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "rebate_rates_member_id_product_type_pk" PRIMARY KEY("member_id","product_type")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"title" jsonb,
	"amount" bigint NOT NULL,
	"wager" bigint NOT NULL,
	"excluded" text DEFAULT '' NOT NULL,
	"weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint,
	"closed_at" bigint,
	"closed_as" text
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"member_id" bigint NOT NULL,
	"announcement_id" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "announcement_reads_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "promotion_categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7001 CACHE 1),
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"upline_id" bigint,
	"member_id" bigint NOT NULL,
	"period" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text,
	"offered_at" bigint NOT NULL,
	"accepted_at" bigint,
	"ended_at" bigint,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 90001 CACHE 1),
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"contract_id" bigint,
	"category" text NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"net_loss" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"rate_type" text NOT NULL,
	"rate" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"adjustments" jsonb NOT NULL,
	"adjustment" bigint NOT NULL,
	"carry_in" bigint NOT NULL,
	"carry_out" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"transfer_id" uuid,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
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
CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "chat_rooms_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text,
	"room_id" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" bigint NOT NULL
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
CREATE TABLE "deposit_receipts" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"channel" text NOT NULL,
	"bank_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint,
	"status" text NOT NULL,
	"reason" text,
	"promotion_id" integer,
	"bonus_id" uuid,
	"reference" text,
	"reference_key" text GENERATED ALWAYS AS (lower(regexp_replace(reference, '[[:space:][:punct:]]', '', 'g'))) STORED,
	"transfer_id" uuid,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"game_id" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"numbers" text NOT NULL,
	CONSTRAINT "draws_game_id_opened_at_pk" PRIMARY KEY("game_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"anchor" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "help_articles_anchor_unique" UNIQUE("anchor")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "job_runs_job_until_pk" PRIMARY KEY("job","until")
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
CREATE TABLE "login_rewards" (
	"member_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"streak" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "login_rewards_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"session_hash" text,
	"device_id" text,
	"expires_at" bigint NOT NULL
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
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_id" bigint,
	"to_id" bigint,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"read_at" bigint,
	"deleted_at" bigint
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
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"asker" text,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
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
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_callbacks" (
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pay_callbacks_reference_state_pk" PRIMARY KEY("reference","state")
);
--> statement-breakpoint
CREATE TABLE "platform_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_from" bigint,
	"maintenance_until" bigint,
	"blocked_countries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_revision" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "provider_keys" (
	"provider" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint NOT NULL
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
CREATE TABLE "referrals" (
	"invited_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"rewarded_at" bigint,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"resource_type" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL
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
CREATE TABLE "wallet_locks" (
	"member_id" bigint NOT NULL,
	"wallet" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint,
	CONSTRAINT "wallet_locks_member_id_wallet_pk" PRIMARY KEY("member_id","wallet")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_stages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"charge" bigint DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"at" bigint NOT NULL,
	"stage_at" bigint NOT NULL,
	"counts_at" bigint
);
--> statement-breakpoint
DROP INDEX "accounts_member";--> statement-breakpoint
DROP INDEX "entries_account_at";--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "session_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_tickets" ALTER COLUMN "session_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "platform" text DEFAULT 'A' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "tabs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "promotion_type" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "linked_promotion_id" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "external_link" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "maintenance_decided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wallet" text;--> statement-breakpoint
UPDATE "accounts" SET "wallet" = 'main' WHERE "member_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "room" integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "fun_balance" bigint;--> statement-breakpoint
ALTER TABLE "game_tickets" ADD COLUMN "room" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_set_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_temporary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_record" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_set_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "dialing_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile_verified_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "avatar" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "blocked_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "affiliate_joins" ADD CONSTRAINT "affiliate_joins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_joins" ADD CONSTRAINT "affiliate_joins_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_settings" ADD CONSTRAINT "agent_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_pictures" ADD CONSTRAINT "application_pictures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD CONSTRAINT "deposit_receipts_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_game_id_lotteries_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."lotteries"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_rewards" ADD CONSTRAINT "login_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_rounds" ADD CONSTRAINT "open_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_rounds" ADD CONSTRAINT "open_rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_callbacks" ADD CONSTRAINT "pay_callbacks_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_days" ADD CONSTRAINT "point_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rests" ADD CONSTRAINT "point_rests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_joins" ADD CONSTRAINT "promotion_joins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invited_id_members_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_locks" ADD CONSTRAINT "wallet_locks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_stages" ADD CONSTRAINT "withdrawal_stages_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_joins_link" ON "affiliate_joins" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_code" ON "affiliate_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliate_links_member" ON "affiliate_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bonuses_member_at" ON "bonuses" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("member_id") WHERE "bonuses"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_in_force" ON "contracts" USING btree ("member_id","kind","category") WHERE "contracts"."status" in ('accepted', 'terminating');--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_waiting" ON "contracts" USING btree ("member_id","kind","category") WHERE "contracts"."status" in ('offered', 'terminating');--> statement-breakpoint
CREATE INDEX "contracts_upline" ON "contracts" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once" ON "payouts" USING btree ("kind","member_id","category","from_at");--> statement-breakpoint
CREATE INDEX "payouts_kind_until" ON "payouts" USING btree ("kind","until_at");--> statement-breakpoint
CREATE INDEX "payouts_member_until" ON "payouts" USING btree ("member_id","until_at");--> statement-breakpoint
CREATE INDEX "applications_member_at" ON "applications" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("promotion_id","member_id") WHERE "applications"."status" in ('applying', 'process');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number" ON "bank_cards" USING btree ("bank_code","number") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_cards_member" ON "bank_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_messages_room" ON "chat_messages" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("member_id","type","reference");--> statement-breakpoint
CREATE INDEX "claims_member_issued" ON "claims" USING btree ("member_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_order_no" ON "deposits" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer" ON "deposits" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "deposits_member_at" ON "deposits" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer_reference" ON "deposits" USING btree ("bank_code","reference_key") WHERE "deposits"."method" = 'transfer' and "deposits"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "deposits_paid_at" ON "deposits" USING btree ("at") WHERE "deposits"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("expires_at") WHERE "deposits"."status" in ('pending', 'checking');--> statement-breakpoint
CREATE INDEX "draws_opened" ON "draws" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "launches_member_at" ON "launches" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "launches_at" ON "launches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "messages_to_at" ON "messages" USING btree ("to_id","at");--> statement-breakpoint
CREATE INDEX "messages_from_at" ON "messages" USING btree ("from_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "missions_code_from" ON "missions" USING btree ("code","from");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("target","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_hash" ON "one_time_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "open_rounds_opened" ON "open_rounds" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "outbox_target" ON "outbox" USING btree ("channel","target","at");--> statement-breakpoint
CREATE INDEX "point_days_day" ON "point_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "point_entries_member_at" ON "point_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "raffle_winners_member" ON "raffle_winners" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_member_from" ON "rebates" USING btree ("member_id","from");--> statement-breakpoint
CREATE INDEX "redemptions_member_at" ON "redemptions" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_once" ON "tickets" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "tickets_member_at" ON "tickets" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "withdrawal_stages_withdrawal" ON "withdrawal_stages" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_order_no" ON "withdrawals" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "withdrawals_member_at" ON "withdrawals" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "withdrawals_at" ON "withdrawals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "withdrawals_stage" ON "withdrawals" USING btree ("stage","stage_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_member_wallet" ON "accounts" USING btree ("member_id","wallet");--> statement-breakpoint
CREATE INDEX "entries_account_seq" ON "entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "members_verified_mobile" ON "members" USING btree ("mobile") WHERE "members"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "entries_account_at" ON "entries" USING btree ("account_id","at","seq");--> statement-breakpoint
ALTER TABLE "idempotency" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_one_purse" CHECK (("game_sessions"."session_hash" is null) = ("game_sessions"."fun_balance" is not null));--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_fun_not_negative" CHECK ("game_sessions"."fun_balance" >= 0);