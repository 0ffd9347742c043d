CREATE TABLE "member_ancestors" (
	"ancestor_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "member_ancestors_ancestor_id_depth_member_id_pk" PRIMARY KEY("ancestor_id","depth","member_id")
);
--> statement-breakpoint
CREATE INDEX "member_ancestors_member" ON "member_ancestors" USING btree ("member_id","depth","ancestor_id");--> statement-breakpoint
-- Hand-written from here on. No member is made and no upline changed between the filling and the triggers.
LOCK TABLE members IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Who stands above these members, read from their uplines. Uplines that form a loop name each member once, at its nearest.
CREATE FUNCTION ancestors_by_uplines(asked bigint[]) RETURNS TABLE (ancestor_id bigint, member_id bigint, depth integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT m.id AS member_id, m.upline_id, 1 AS depth FROM members m WHERE m.id = ANY (asked) AND m.upline_id IS NOT NULL
    UNION ALL
    SELECT a.member_id, m.upline_id, a.depth + 1
    FROM above a CROSS JOIN LATERAL (SELECT upline_id FROM members WHERE id = a.upline_id LIMIT 1) m
    WHERE m.upline_id IS NOT NULL AND a.depth < 64
  ) SELECT upline_id, member_id, min(depth) FROM above GROUP BY upline_id, member_id
$$;
--> statement-breakpoint
-- New members do not wait for one another, only for an upline that changes: its lock is exclusive.
CREATE FUNCTION members_join_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added WHERE upline_id IS NOT NULL) THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('member-tree', 0));
    INSERT INTO member_ancestors (ancestor_id, member_id, depth)
    SELECT ancestor_id, member_id, depth FROM ancestors_by_uplines(ARRAY(SELECT id FROM added WHERE upline_id IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A member moves with everybody below it.
CREATE FUNCTION members_move_in_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('member-tree', 0));
  moved := ARRAY(SELECT NEW.id UNION SELECT member_id FROM member_ancestors WHERE ancestor_id = NEW.id);
  DELETE FROM member_ancestors WHERE member_id = ANY (moved);
  INSERT INTO member_ancestors (ancestor_id, member_id, depth) SELECT ancestor_id, member_id, depth FROM ancestors_by_uplines(moved);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO member_ancestors (ancestor_id, member_id, depth)
SELECT ancestor_id, member_id, depth FROM ancestors_by_uplines(ARRAY(SELECT id FROM members WHERE upline_id IS NOT NULL));
--> statement-breakpoint
CREATE TRIGGER members_join_tree AFTER INSERT ON members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION members_join_tree();
--> statement-breakpoint
CREATE TRIGGER members_move_in_tree AFTER UPDATE OF upline_id ON members
  FOR EACH ROW WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION members_move_in_tree();
