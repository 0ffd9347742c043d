CREATE TABLE "affiliate_joins" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"link_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"type" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"rates" jsonb NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "agent_notices" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_limits" (
	"product_type" text PRIMARY KEY NOT NULL,
	"lowest" integer NOT NULL,
	"highest" integer NOT NULL,
	"step" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"member_id" bigint NOT NULL,
	"product_type" text NOT NULL,
	"rate" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "rebate_rates_member_id_product_type_pk" PRIMARY KEY("member_id","product_type")
);
--> statement-breakpoint
ALTER TABLE "affiliate_joins" ADD CONSTRAINT "affiliate_joins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_joins" ADD CONSTRAINT "affiliate_joins_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_joins_link" ON "affiliate_joins" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_code" ON "affiliate_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliate_links_member" ON "affiliate_links" USING btree ("member_id");