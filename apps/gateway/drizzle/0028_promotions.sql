CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text GENERATED ALWAYS AS (rule ->> 'type') STORED NOT NULL,
	"rule" jsonb NOT NULL,
	"terms" jsonb,
	"picture" text,
	"decided" boolean DEFAULT false NOT NULL
);
