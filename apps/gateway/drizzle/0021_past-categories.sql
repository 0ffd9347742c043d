CREATE TABLE "past_categories" (
	"game_id" integer NOT NULL,
	"category" text NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint NOT NULL,
	CONSTRAINT "past_categories_game_id_until_at_pk" PRIMARY KEY("game_id","until_at")
);
--> statement-breakpoint
-- Hand-written: the trigger counts a round in the category that its game had when it was settled; src/records/played-category.ts
-- says the same of the rounds.
CREATE OR REPLACE FUNCTION rounds_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_days AS kept (member_id, day, category, stake, turnover, win, rounds, counted_rounds)
  SELECT a.member_id, (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, coalesce(past.category, g.category),
    sum(a.stake), sum(greatest(coalesce(a.valid_turnover, a.stake) - a.credit_stake, 0)), sum(a.win), count(*),
    count(*) FILTER (WHERE greatest(coalesce(a.valid_turnover, a.stake) - a.credit_stake, 0) >= 2000)
  FROM added a JOIN games g ON g.id = a.game_id
  LEFT JOIN past_categories past ON past.game_id = a.game_id AND a.settled_at >= past.from_at AND a.settled_at < past.until_at
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (member_id, day, category)
  DO UPDATE SET stake = kept.stake + excluded.stake, turnover = kept.turnover + excluded.turnover, win = kept.win + excluded.win,
    rounds = kept.rounds + excluded.rounds, counted_rounds = kept.counted_rounds + excluded.counted_rounds;

  INSERT INTO best_wins (board, bucket, round_id, member_id, game_id, win, settled_at)
  SELECT b.board, b.bucket, b.id, b.member_id, b.game_id, b.win, b.settled_at
  FROM (
    SELECT a.*, o.board, o.bucket, o.kept, row_number() OVER (PARTITION BY o.board, o.bucket ORDER BY a.win DESC, a.settled_at DESC) AS place
    FROM added a JOIN games g ON g.id = a.game_id
    LEFT JOIN past_categories past ON past.game_id = a.game_id AND a.settled_at >= past.from_at AND a.settled_at < past.until_at
    CROSS JOIN LATERAL (VALUES
      ('ALL', (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
      (coalesce(past.category, g.category), (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
      ('game:' || a.game_id, a.settled_at / 3600000 * 3600000, 1)
    ) o(board, bucket, kept)
    WHERE a.win > 0
  ) b
  WHERE b.place <= b.kept AND b.win > coalesce((
    SELECT w.win FROM best_wins w WHERE w.board = b.board AND w.bucket = b.bucket ORDER BY w.win DESC OFFSET b.kept - 1 LIMIT 1
  ), 0)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
