CREATE TABLE "bonus_stakes" (
	"round_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"won" bigint,
	CONSTRAINT "bonus_stakes_round_id_bonus_id_pk" PRIMARY KEY("round_id","bonus_id")
);
--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "play_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "max_bet" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "credit_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_stakes" ADD CONSTRAINT "bonus_stakes_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_stakes_open" ON "bonus_stakes" USING btree ("bonus_id") WHERE "bonus_stakes"."won" is null;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_balance_not_negative" CHECK ("bonuses"."balance" >= 0);--> statement-breakpoint
-- Hand-written from here on: what bonuses tied on the main wallet moves to the bonus wallet.
UPDATE "bonuses" SET "closed_at" = "at", "closed_as" = 'fulfilled' WHERE "wager" = 0 AND "closed_at" IS NULL;--> statement-breakpoint
UPDATE "bonuses" SET "play_only" = true, "wager" = 0 WHERE "kind" = 'demo' AND "closed_at" IS NULL;--> statement-breakpoint
UPDATE "bonuses" SET "balance" = apart.amount FROM (
	SELECT b.id, greatest(0, least(b.amount, a.balance - (sum(b.amount) OVER (PARTITION BY b.member_id ORDER BY b.at, b.id) - b.amount))) AS amount
	FROM "bonuses" b JOIN "accounts" a ON a.member_id = b.member_id AND a.wallet = 'main' WHERE b.closed_at IS NULL
) apart WHERE "bonuses"."id" = apart.id;--> statement-breakpoint
UPDATE "bonuses" SET "closed_at" = (extract(epoch FROM now()) * 1000)::bigint, "closed_as" = 'spent' WHERE "closed_at" IS NULL AND "balance" = 0;--> statement-breakpoint
INSERT INTO "accounts" ("name", "member_id", "wallet")
	SELECT 'member/' || member_id || '/bonus', member_id, 'bonus' FROM "bonuses" WHERE balance > 0 GROUP BY member_id ORDER BY member_id;--> statement-breakpoint
WITH moved AS (
	SELECT gen_random_uuid() AS id, member_id, sum(balance) AS amount, (extract(epoch FROM now()) * 1000)::bigint AS at
	FROM "bonuses" WHERE balance > 0 GROUP BY member_id
), told AS (
	INSERT INTO "transfers" ("id", "kind", "note", "at") SELECT id, 'bonus', 'Bonus wallet', at FROM moved
), booked AS (
	INSERT INTO "entries" ("transfer_id", "account_id", "amount", "at")
	SELECT m.id, a.id, CASE a.wallet WHEN 'bonus' THEN m.amount ELSE -m.amount END, m.at
	FROM moved m JOIN "accounts" a ON a.member_id = m.member_id AND a.wallet IN ('main', 'bonus')
)
UPDATE "accounts" SET "balance" = "balance" + CASE "wallet" WHEN 'bonus' THEN m.amount ELSE -m.amount END
FROM moved m WHERE "accounts"."member_id" = m.member_id AND "accounts"."wallet" IN ('main', 'bonus');
