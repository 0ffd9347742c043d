import * as v from 'valibot'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'

/**
 * A message of the inbox or the outbox: plain text, worded in the language of the call; times in milliseconds. Without
 * a title its content stands in for it.
 */
export const messageRow = withFallbacks(
  v.object({
    /** Null where the platform names none: the message can then be read, but neither marked nor deleted. */
    messageId: v.fallback(optionalId, null),
    title: v.string(),
    content: v.nullish(v.string(), ''),
    sendTime: optionalNumber,
    read: flag,
    readTime: optionalNumber,
    /** What it is about, 'written' when a person wrote it. */
    kind: optionalText,
    /** Who wrote it; null for the platform. */
    senderName: optionalText,
    /** Who gets it; null for the customer service. */
    receiverName: optionalText,
  }),
  { title: ['content'] },
)

/** Words that a message must have; case and accents do not count, and no words ask for all messages. */
export const findField = { find: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '') }

/** A message of the inbox or the outbox. */
export type MessageRow = v.InferOutput<typeof messageRow>
