ALTER TABLE "game_sessions" ADD COLUMN "fun_round" jsonb;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "seed" text;