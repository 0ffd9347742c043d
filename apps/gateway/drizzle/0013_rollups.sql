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
CREATE INDEX "member_days_day" ON "member_days" USING btree ("day");