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
	"transfer_id" uuid,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint
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
CREATE TABLE "provider_keys" (
	"provider" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
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
DROP INDEX "entries_account_at";--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "weights" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "closed_as" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
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
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD CONSTRAINT "deposit_receipts_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_callbacks" ADD CONSTRAINT "pay_callbacks_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_locks" ADD CONSTRAINT "wallet_locks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_stages" ADD CONSTRAINT "withdrawal_stages_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number" ON "bank_cards" USING btree ("bank_code","number") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_cards_member" ON "bank_cards" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_order_no" ON "deposits" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer" ON "deposits" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "deposits_member_at" ON "deposits" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("expires_at") WHERE "deposits"."status" in ('pending', 'checking');--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("target","purpose","created_at");--> statement-breakpoint
CREATE INDEX "outbox_target" ON "outbox" USING btree ("channel","target","at");--> statement-breakpoint
CREATE INDEX "recoveries_member" ON "recoveries" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "withdrawal_stages_withdrawal" ON "withdrawal_stages" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_order_no" ON "withdrawals" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "withdrawals_member_at" ON "withdrawals" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "withdrawals_stage" ON "withdrawals" USING btree ("stage","stage_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_verified_mobile" ON "members" USING btree ("mobile") WHERE "members"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "entries_account_at" ON "entries" USING btree ("account_id","at","seq");--> statement-breakpoint
ALTER TABLE "idempotency" DROP COLUMN "status";