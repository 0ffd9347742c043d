CREATE TABLE "room_chairs" (
	"table_id" integer NOT NULL,
	"place" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"sat_at" bigint NOT NULL,
	"active_at" bigint NOT NULL,
	"leaves" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_chairs_table_id_place_pk" PRIMARY KEY("table_id","place"),
	CONSTRAINT "room_chairs_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "room_hands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_id" integer NOT NULL,
	"ante" bigint NOT NULL,
	"state" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"pot" bigint,
	"fee" bigint
);
--> statement-breakpoint
CREATE TABLE "room_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hand_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"member_id" bigint,
	"wallet" text,
	"cards" jsonb,
	"stays" boolean,
	"paid" bigint,
	CONSTRAINT "room_plays_place" UNIQUE("hand_id","place"),
	CONSTRAINT "room_plays_one_purse" CHECK (("room_plays"."member_id" is null) = ("room_plays"."wallet" is null))
);
--> statement-breakpoint
CREATE TABLE "room_tables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"room" integer NOT NULL,
	"number" integer NOT NULL,
	"hand_id" uuid,
	CONSTRAINT "room_tables_number" UNIQUE("game_id","room","number")
);
--> statement-breakpoint
ALTER TABLE "room_chairs" ADD CONSTRAINT "room_chairs_table_id_room_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."room_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_chairs" ADD CONSTRAINT "room_chairs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_hands" ADD CONSTRAINT "room_hands_table_id_room_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."room_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_plays" ADD CONSTRAINT "room_plays_hand_id_room_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."room_hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_plays" ADD CONSTRAINT "room_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_tables" ADD CONSTRAINT "room_tables_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_hands_due" ON "room_hands" USING btree ("ends_at") WHERE "room_hands"."state" <> 'over';--> statement-breakpoint
CREATE INDEX "room_hands_table" ON "room_hands" USING btree ("table_id","ends_at");--> statement-breakpoint
CREATE INDEX "room_plays_member" ON "room_plays" USING btree ("member_id");