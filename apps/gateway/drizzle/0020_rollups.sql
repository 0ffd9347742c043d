CREATE TABLE "best_wins" (
	"board" text NOT NULL,
	"bucket" bigint NOT NULL,
	"round_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"win" bigint NOT NULL,
	"settled_at" bigint NOT NULL,
	CONSTRAINT "best_wins_board_bucket_round_id_pk" PRIMARY KEY("board","bucket","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_hours" (
	"game_id" integer NOT NULL,
	"hour" bigint NOT NULL,
	"rounds" bigint NOT NULL,
	CONSTRAINT "game_hours_hour_game_id_pk" PRIMARY KEY("hour","game_id")
);
--> statement-breakpoint
CREATE TABLE "job_drafts" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"place" integer NOT NULL,
	"draft" jsonb NOT NULL,
	CONSTRAINT "job_drafts_job_until_place_pk" PRIMARY KEY("job","until","place")
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"job" text NOT NULL,
	"until" bigint NOT NULL,
	"cursor" jsonb,
	"batches" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "job_progress_job_until_pk" PRIMARY KEY("job","until")
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"member_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"category" text NOT NULL,
	"stake" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"win" bigint NOT NULL,
	"rounds" bigint NOT NULL,
	"counted_rounds" bigint NOT NULL,
	CONSTRAINT "member_days_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE INDEX "best_wins_highest" ON "best_wins" USING btree ("board","bucket","win");--> statement-breakpoint
CREATE INDEX "best_wins_bucket" ON "best_wins" USING btree ("bucket");--> statement-breakpoint
CREATE INDEX "member_days_day" ON "member_days" USING btree ("day");--> statement-breakpoint
-- Hand-written from here on. No round is booked between the count of those that are there and the trigger for those that come.
LOCK TABLE rounds IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- What a member staked and risked by day and category, and the highest wins of the boards, are written with the rounds themselves.
-- What a round risked is said in src/records/valid-turnover.ts as well. Days begin at midnight in Manila: 28,800,000 ms before
-- that of UTC.
CREATE FUNCTION rounds_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_days AS kept (member_id, day, category, stake, turnover, win, rounds, counted_rounds)
  SELECT a.member_id, (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, g.category,
    sum(a.stake), sum(greatest(coalesce(a.valid_turnover, a.stake) - a.credit_stake, 0)), sum(a.win), count(*),
    count(*) FILTER (WHERE greatest(coalesce(a.valid_turnover, a.stake) - a.credit_stake, 0) >= 2000)
  FROM added a JOIN games g ON g.id = a.game_id
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (member_id, day, category)
  DO UPDATE SET stake = kept.stake + excluded.stake, turnover = kept.turnover + excluded.turnover, win = kept.win + excluded.win,
    rounds = kept.rounds + excluded.rounds, counted_rounds = kept.counted_rounds + excluded.counted_rounds;

  INSERT INTO best_wins (board, bucket, round_id, member_id, game_id, win, settled_at)
  SELECT b.board, b.bucket, b.id, b.member_id, b.game_id, b.win, b.settled_at
  FROM (
    SELECT a.*, o.board, o.bucket, o.kept, row_number() OVER (PARTITION BY o.board, o.bucket ORDER BY a.win DESC, a.settled_at DESC) AS place
    FROM added a JOIN games g ON g.id = a.game_id
    CROSS JOIN LATERAL (VALUES
      ('ALL', (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
      (g.category, (a.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
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
--> statement-breakpoint
-- The rounds that are there already; the hour that is not over is counted by the job.
INSERT INTO member_days (member_id, day, category, stake, turnover, win, rounds, counted_rounds)
SELECT r.member_id, (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, g.category,
  sum(r.stake), sum(greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0)), sum(r.win), count(*),
  count(*) FILTER (WHERE greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0) >= 2000)
FROM rounds r JOIN games g ON g.id = r.game_id GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO best_wins (board, bucket, round_id, member_id, game_id, win, settled_at)
SELECT b.board, b.bucket, b.id, b.member_id, b.game_id, b.win, b.settled_at
FROM (
  SELECT r.*, o.board, o.bucket, o.kept, row_number() OVER (PARTITION BY o.board, o.bucket ORDER BY r.win DESC, r.settled_at DESC) AS place
  FROM rounds r JOIN games g ON g.id = r.game_id
  CROSS JOIN LATERAL (VALUES
    ('ALL', (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
    (g.category, (r.settled_at + 28800000) / 86400000 * 86400000 - 28800000, 100),
    ('game:' || r.game_id, r.settled_at / 3600000 * 3600000, 1)
  ) o(board, bucket, kept)
  WHERE r.win > 0 AND r.settled_at > (extract(epoch FROM now())::bigint - 2678400) * 1000
    AND (o.kept > 1 OR r.settled_at > (extract(epoch FROM now())::bigint - 172800) * 1000)
) b
WHERE b.place <= b.kept;
--> statement-breakpoint
INSERT INTO game_hours (game_id, hour, rounds)
SELECT game_id, settled_at / 3600000 * 3600000, count(*) FROM rounds
WHERE settled_at > (extract(epoch FROM now())::bigint - 691200) * 1000
  AND settled_at < floor(extract(epoch FROM now()) / 3600)::bigint * 3600000 GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER rounds_roll_up AFTER INSERT ON rounds
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION rounds_roll_up();
