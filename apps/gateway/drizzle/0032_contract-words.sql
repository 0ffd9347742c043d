ALTER TABLE "contracts" ADD COLUMN "proposed_at" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "reject_reason" text;