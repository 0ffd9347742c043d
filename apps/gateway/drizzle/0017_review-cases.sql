CREATE TABLE "case_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	"did" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 8001 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reasons" jsonb NOT NULL,
	"state" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"assignee" text,
	"decided_by" text,
	"decided_at" bigint,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "review_limits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_case" ON "case_notes" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_subject" ON "cases" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "cases_member" ON "cases" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_limits_name" ON "review_limits" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("bank_code","number");--> statement-breakpoint
CREATE INDEX "deposits_payer" ON "deposits" USING btree ("payer") WHERE "deposits"."payer" is not null;