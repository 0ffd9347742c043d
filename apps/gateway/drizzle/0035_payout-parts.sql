CREATE TABLE "payout_counts" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"payee_id" bigint NOT NULL,
	"category" text NOT NULL,
	"rate" bigint NOT NULL,
	"downline_id" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"net_loss" bigint NOT NULL,
	"theoretical_loss" bigint NOT NULL,
	"active_members" integer NOT NULL,
	CONSTRAINT "payout_counts_pk" PRIMARY KEY("job","until","payee_id","category","rate","downline_id","taken")
);
--> statement-breakpoint
CREATE TABLE "payout_drafts" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"ends" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"upline_id" bigint,
	"depth" integer NOT NULL,
	"accepted_at" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"draft" jsonb NOT NULL,
	CONSTRAINT "payout_drafts_pk" PRIMARY KEY("job","until","ends","contract_id")
);
--> statement-breakpoint
CREATE INDEX "payout_counts_payee" ON "payout_counts" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "payout_drafts_member" ON "payout_drafts" USING btree ("job","until","member_id");--> statement-breakpoint
CREATE INDEX "payout_drafts_depth" ON "payout_drafts" USING btree ("job","until","ends","depth","member_id");--> statement-breakpoint
CREATE INDEX "payout_drafts_upline" ON "payout_drafts" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contracts_member" ON "contracts" USING btree ("member_id","kind");