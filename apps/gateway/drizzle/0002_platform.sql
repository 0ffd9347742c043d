CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"amount" bigint NOT NULL,
	"wager" bigint NOT NULL,
	"excluded" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "job_runs_job_until_pk" PRIMARY KEY("job","until")
);
--> statement-breakpoint
DROP INDEX "accounts_member";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wallet" text;--> statement-breakpoint
UPDATE "accounts" SET "wallet" = 'main' WHERE "member_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_member_at" ON "bonuses" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_member_wallet" ON "accounts" USING btree ("member_id","wallet");