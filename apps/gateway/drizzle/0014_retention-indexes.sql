CREATE INDEX "attempts_at" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_rooms_guests" ON "chat_rooms" USING btree ("opened_at") WHERE "chat_rooms"."member_id" is null;--> statement-breakpoint
CREATE INDEX "chat_sessions_created" ON "chat_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_sessions_room" ON "chat_sessions" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "chat_tickets_expires" ON "chat_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");--> statement-breakpoint
CREATE INDEX "game_sessions_created" ON "game_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_session" ON "game_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "game_tickets_expires" ON "game_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "game_tickets_session" ON "game_tickets" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "job_runs_until" ON "job_runs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "login_tickets_expires" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_at" ON "messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");--> statement-breakpoint
CREATE INDEX "seen_requests_at" ON "seen_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spent_tokens_expires" ON "spent_tokens" USING btree ("expires_at");