-- A version from before locked bonuses closes one as fulfilled without paying it. Its transaction fails here, and a newer gateway pays.
CREATE FUNCTION refuse_unpaid_locked_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM transfers WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'locked bonus % is closed as fulfilled without its transfer', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bonuses_locked_paid AFTER UPDATE ON bonuses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.locked AND NEW.closed_as = 'fulfilled' AND OLD.closed_at IS NULL)
EXECUTE FUNCTION refuse_unpaid_locked_bonus();
