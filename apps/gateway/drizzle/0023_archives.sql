CREATE TABLE "archive_parts" (
	"month" text NOT NULL,
	"file" text NOT NULL,
	"place" integer NOT NULL,
	"begins" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL,
	"entries" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "archive_parts_month_file_place_pk" PRIMARY KEY("month","file","place")
);
--> statement-breakpoint
CREATE TABLE "archives" (
	"month" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL,
	"state" text NOT NULL,
	"cursor" jsonb,
	"started_at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "carried_amounts" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_parts" ADD CONSTRAINT "archive_parts_month_archives_month_fk" FOREIGN KEY ("month") REFERENCES "public"."archives"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "staked" bigint;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bonuses_not_noted" ON "bonuses" USING btree ("member_id") WHERE "bonuses"."closed_as" <> 'fulfilled' and "bonuses"."staked" is null and "bonuses"."wager" > 0;--> statement-breakpoint
ALTER TABLE "carried_amounts" ADD CONSTRAINT "carried_amounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Hand-written from here on. What is booked stays booked; entries are deleted by the archive alone, once files hold them.
CREATE OR REPLACE FUNCTION entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM archives WHERE month = current_setting('parlour.archive', true) AND state = 'deleting') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'ledger entries are append-only' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
-- What deleted entries add up to is carried on by account. Transfers go whole, so all carried amounts add up to zero.
CREATE FUNCTION entries_carry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM gone GROUP BY transfer_id HAVING sum(amount) <> 0)
    OR EXISTS (SELECT 1 FROM entries WHERE transfer_id = ANY (ARRAY(SELECT transfer_id FROM gone))) THEN
    RAISE EXCEPTION 'a transfer is archived whole' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO carried_amounts AS carried (account_id, amount)
  SELECT account_id, sum(amount) FROM gone GROUP BY account_id ORDER BY account_id
  ON CONFLICT (account_id) DO UPDATE SET amount = carried.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_carry AFTER DELETE ON entries
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION entries_carry();
