-- Hand-written: 0015 looked at main wallets alone. What bonuses tied in the wallets of studios moves to the bonus wallet as well, and what
-- they tied in open bets that were placed since comes back to them. Only for members whom 0015 has moved in this same run, since all
-- that is played later is no longer known to be bonus money: now() is one moment for all migrations of a start.
DO $$
DECLARE
	moment bigint := (extract(epoch from now()) * 1000)::bigint;
	bonus record;
	place record;
	missing bigint;
	part bigint;
	moved uuid;
BEGIN
	FOR bonus IN
		SELECT b.id, b.member_id, b.at, b.amount - b.balance AS missing FROM bonuses b
		WHERE (b.closed_as = 'spent' AND b.closed_at = moment)
			OR (b.closed_at IS NULL AND b.balance < b.amount AND EXISTS (
				SELECT 1 FROM transfers t JOIN entries e ON e.transfer_id = t.id JOIN accounts a ON a.id = e.account_id
				WHERE t.at = moment AND t.kind = 'bonus' AND t.note = 'Bonus wallet' AND a.member_id = b.member_id))
		ORDER BY b.member_id, b.at, b.id
	LOOP
		missing := bonus.missing;
		INSERT INTO accounts (name, member_id, wallet) VALUES ('member/' || bonus.member_id || '/bonus', bonus.member_id, 'bonus') ON CONFLICT DO NOTHING;
		FOR place IN
			SELECT id, balance FROM accounts
			WHERE member_id = bonus.member_id AND wallet NOT IN ('main', 'held', 'bonus') AND balance > 0 ORDER BY id FOR UPDATE
		LOOP
			part := least(missing, place.balance);
			EXIT WHEN part = 0;
			missing := missing - part;
			moved := gen_random_uuid();
			INSERT INTO transfers (id, kind, note, at) VALUES (moved, 'bonus', 'Bonus wallet', moment);
			INSERT INTO entries (transfer_id, account_id, amount, at)
				SELECT moved, a.id, CASE WHEN a.id = place.id THEN -part ELSE part END, moment
				FROM accounts a WHERE a.id = place.id OR (a.member_id = bonus.member_id AND a.wallet = 'bonus');
			UPDATE accounts SET balance = balance + CASE WHEN id = place.id THEN -part ELSE part END
				WHERE id = place.id OR (member_id = bonus.member_id AND wallet = 'bonus');
			UPDATE bonuses SET balance = balance + part, closed_at = NULL, closed_as = NULL WHERE id = bonus.id;
		END LOOP;
		FOR place IN
			SELECT o.id, o.stake - coalesce((SELECT sum(s.amount) FROM bonus_stakes s WHERE s.round_id = o.id), 0) AS rest FROM (
				SELECT id, member_id, stake, opened_at AS at FROM open_rounds
				UNION ALL SELECT id, member_id, stake, placed_at FROM coupon_bets WHERE state = 'open'
				UNION ALL SELECT id, member_id, stake, sold_at FROM lottery_tickets WHERE win IS NULL
			) o WHERE o.member_id = bonus.member_id AND o.at >= bonus.at ORDER BY o.at, o.id
		LOOP
			part := least(missing, place.rest);
			EXIT WHEN missing = 0;
			CONTINUE WHEN part = 0;
			missing := missing - part;
			INSERT INTO bonus_stakes (round_id, bonus_id, amount) VALUES (place.id, bonus.id, part);
			UPDATE bonuses SET closed_at = NULL, closed_as = NULL WHERE id = bonus.id;
		END LOOP;
	END LOOP;
END $$;
