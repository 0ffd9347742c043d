ALTER TABLE "payouts" ADD COLUMN "case_id" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payouts_case" ON "payouts" USING btree ("case_id") WHERE "payouts"."case_id" is not null;--> statement-breakpoint
UPDATE "payouts" SET "case_id" = "cases"."id" FROM "cases" WHERE "cases"."kind" = 'salary' AND "cases"."subject" = "payouts"."id"::text;
