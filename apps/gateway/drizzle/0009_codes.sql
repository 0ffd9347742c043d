ALTER TABLE "recoveries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "recoveries" CASCADE;--> statement-breakpoint
CREATE INDEX "one_time_codes_hash" ON "one_time_codes" USING btree ("code_hash");