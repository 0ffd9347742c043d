-- A transfer that releases or takes back a bonus carries its id. Of those that were booked before, it is the bonus of
-- that member and note that ended so at the nearest moment.
UPDATE "transfers" t SET "reference" = (
  SELECT b."id"::text FROM "bonuses" b
  JOIN "accounts" a ON a."member_id" = b."member_id"
  JOIN "entries" e ON e."account_id" = a."id" AND e."transfer_id" = t."id"
  WHERE b."note" = t."note" AND (b."closed_as" = 'fulfilled') = (t."kind" = 'bonus-release') AND b."closed_at" IS NOT NULL
  ORDER BY abs(b."closed_at" - t."at") LIMIT 1
) WHERE t."kind" IN ('bonus-release', 'bonus-forfeit') AND t."reference" IS NULL;
