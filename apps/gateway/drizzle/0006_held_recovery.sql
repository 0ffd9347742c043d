ALTER TABLE "login_tickets" ADD COLUMN "recovery_id" uuid;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD COLUMN "password_record" text;