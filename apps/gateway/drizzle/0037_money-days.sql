CREATE TABLE "money_days" (
	"member_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"wallet" text NOT NULL,
	"kind" text NOT NULL,
	"incoming" bigint NOT NULL,
	"outgoing" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	CONSTRAINT "money_days_member_id_day_wallet_kind_pk" PRIMARY KEY("member_id","day","wallet","kind")
);
--> statement-breakpoint
DROP INDEX "member_ancestors_member";--> statement-breakpoint
CREATE INDEX "money_days_day" ON "money_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "money_days_paid" ON "money_days" USING btree ("day") WHERE "money_days"."kind" not in ('bet', 'win');--> statement-breakpoint
CREATE UNIQUE INDEX "member_ancestors_once" ON "member_ancestors" USING btree ("member_id","ancestor_id");--> statement-breakpoint
CREATE INDEX "members_registered" ON "members" USING btree ("registered_at");
--> statement-breakpoint
-- Hand-written from here on. How large each level of a team is: the columns are not independent, and for each on its own the planner
-- takes ten direct downlines of an agent of 100,000 for twenty thousand.
CREATE STATISTICS member_ancestors_levels (mcv) ON ancestor_id, depth FROM member_ancestors;
--> statement-breakpoint
-- No transfer is booked between the filling and the trigger.
LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- What comes into and goes out of a member's wallets is added up with the entries themselves. Days begin at midnight in Manila:
-- 28,800,000 ms before that of UTC.
CREATE FUNCTION entries_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_days AS kept (member_id, day, wallet, kind, incoming, outgoing, transfers)
  SELECT a.member_id, (e.at + 28800000) / 86400000 * 86400000 - 28800000, a.wallet, x.kind,
    sum(greatest(e.amount, 0)), sum(least(e.amount, 0)), count(*)
  FROM added e JOIN accounts a ON a.id = e.account_id JOIN transfers x ON x.id = e.transfer_id
  WHERE a.member_id IS NOT NULL
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (member_id, day, wallet, kind)
  DO UPDATE SET incoming = kept.incoming + excluded.incoming, outgoing = kept.outgoing + excluded.outgoing,
    transfers = kept.transfers + excluded.transfers;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO money_days (member_id, day, wallet, kind, incoming, outgoing, transfers)
SELECT a.member_id, (e.at + 28800000) / 86400000 * 86400000 - 28800000, a.wallet, x.kind,
  sum(greatest(e.amount, 0)), sum(least(e.amount, 0)), count(*)
FROM entries e JOIN accounts a ON a.id = e.account_id JOIN transfers x ON x.id = e.transfer_id
WHERE a.member_id IS NOT NULL
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER entries_roll_up AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_roll_up();
