CREATE TABLE "review_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6001 CACHE 1),
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "valid_turnover" bigint;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_once" ON "review_cases" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "review_cases_open" ON "review_cases" USING btree ("opened_at") WHERE "review_cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "review_cases_member" ON "review_cases" USING btree ("member_id");