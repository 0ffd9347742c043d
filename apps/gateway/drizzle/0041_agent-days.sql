CREATE TABLE "agent_active_days" (
	"agent_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"depth" integer NOT NULL,
	"before_day" bigint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "agent_active_days_agent_id_day_depth_before_day_pk" PRIMARY KEY("agent_id","day","depth","before_day")
);
--> statement-breakpoint
CREATE TABLE "agent_money_days" (
	"agent_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"depth" integer NOT NULL,
	"wallet" text NOT NULL,
	"kind" text NOT NULL,
	"incoming" bigint NOT NULL,
	"outgoing" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	CONSTRAINT "agent_money_days_agent_id_day_depth_wallet_kind_pk" PRIMARY KEY("agent_id","day","depth","wallet","kind")
);
--> statement-breakpoint
CREATE TABLE "agent_play_days" (
	"agent_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"depth" integer NOT NULL,
	"category" text NOT NULL,
	"stake" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"win" bigint NOT NULL,
	"rounds" bigint NOT NULL,
	CONSTRAINT "agent_play_days_agent_id_day_depth_category_pk" PRIMARY KEY("agent_id","day","depth","category")
);
--> statement-breakpoint
CREATE TABLE "agent_rolls" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"from_day" bigint NOT NULL,
	"until_day" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"id" integer PRIMARY KEY NOT NULL,
	"until_day" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_days" (
	"member_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	CONSTRAINT "late_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
-- Hand-written from here on. What is booked for a day that is over already is noted by member: a booking waits for no row of an agent.
-- The note is written anew each time, so that the job that takes it away waits for the booking. A booking for a day whose note is being taken
-- waits for the job in turn, for one batch.
CREATE FUNCTION note_late_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.day, OLD.day) < (SELECT until_day FROM closed_days WHERE id = 1) THEN
    INSERT INTO late_days (member_id, day) VALUES (coalesce(NEW.member_id, OLD.member_id), coalesce(NEW.day, OLD.day))
    ON CONFLICT (member_id, day) DO UPDATE SET day = excluded.day;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The triggers lock these tables. Registrations and bookings write to them in this order: in another one they and the migration could
-- wait for each other.
LOCK TABLE member_ancestors, money_days, member_days IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TRIGGER member_days_late AFTER INSERT OR UPDATE OR DELETE ON member_days FOR EACH ROW EXECUTE FUNCTION note_late_day();
--> statement-breakpoint
CREATE TRIGGER money_days_late AFTER INSERT OR UPDATE OR DELETE ON money_days FOR EACH ROW EXECUTE FUNCTION note_late_day();
--> statement-breakpoint
-- A team that lost a member, or got one with days of its own, is added up anew. One who has just registered has none.
CREATE FUNCTION forget_days_of_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agent_rolls SET until_day = from_day
  WHERE until_day > from_day AND agent_id IN (
    SELECT c.ancestor_id FROM changed c
    WHERE TG_OP = 'DELETE' OR EXISTS (SELECT FROM member_days d WHERE d.member_id = c.member_id)
      OR EXISTS (SELECT FROM money_days d WHERE d.member_id = c.member_id)
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_ancestors_left AFTER DELETE ON member_ancestors
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_agents();
--> statement-breakpoint
CREATE TRIGGER member_ancestors_came AFTER INSERT ON member_ancestors
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_agents();
--> statement-breakpoint
CREATE TRIGGER member_ancestors_changed AFTER UPDATE ON member_ancestors
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_agents();
