CREATE TABLE "agent_settings" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"transfers" integer DEFAULT 1 NOT NULL
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
ALTER TABLE "agent_settings" ADD CONSTRAINT "agent_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_in_force" ON "contracts" USING btree ("member_id","kind","category") WHERE "contracts"."status" in ('accepted', 'terminating');--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_waiting" ON "contracts" USING btree ("member_id","kind","category") WHERE "contracts"."status" in ('offered', 'terminating');--> statement-breakpoint
CREATE INDEX "contracts_upline" ON "contracts" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once" ON "payouts" USING btree ("kind","member_id","category","from_at");--> statement-breakpoint
CREATE INDEX "payouts_kind_until" ON "payouts" USING btree ("kind","until_at");--> statement-breakpoint
CREATE INDEX "payouts_member_until" ON "payouts" USING btree ("member_id","until_at");