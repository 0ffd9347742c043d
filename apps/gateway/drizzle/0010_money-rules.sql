ALTER TABLE "deposits" ADD COLUMN "reference_key" text GENERATED ALWAYS AS (lower(regexp_replace(reference, '[[:space:][:punct:]]', '', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("member_id") WHERE "bonuses"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_transfer_reference" ON "deposits" USING btree ("bank_code","reference_key") WHERE "deposits"."method" = 'transfer' and "deposits"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "deposits_paid_at" ON "deposits" USING btree ("at") WHERE "deposits"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "entries_account_seq" ON "entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "withdrawals_at" ON "withdrawals" USING btree ("at");