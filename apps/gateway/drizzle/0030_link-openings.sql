CREATE TABLE "affiliate_openings" (
	"link_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"visitor" text NOT NULL,
	"joined" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_openings_link_id_day_visitor_pk" PRIMARY KEY("link_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "affiliate_openings" ADD CONSTRAINT "affiliate_openings_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_openings_day" ON "affiliate_openings" USING btree ("day");
--> statement-breakpoint
-- Hand-written: registrations did not count as openings: no link has fewer of these from here on.
UPDATE "affiliate_links" l SET "opened" = j.size FROM (SELECT "link_id", count(*)::integer AS size FROM "affiliate_joins" GROUP BY "link_id") j
WHERE j."link_id" = l."id" AND l."opened" < j.size;
