import * as v from 'valibot'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'

/** A message of the inbox or the outbox: plain text, worded in the language of the call; times in milliseconds. */
export const messageRow = v.object({
  messageId: v.number(),
  title: v.string(),
  content: v.nullish(v.string(), ''),
  sendTime: v.number(),
  read: flag,
  readTime: optionalNumber,
  /** What it is about, 'written' when a person wrote it. */
  kind: optionalText,
  /** Who wrote it; null for the platform. */
  senderName: optionalText,
  /** Who gets it; null for the customer service. */
  receiverName: optionalText,
})

/** A message of the inbox or the outbox. */
export type MessageRow = v.InferOutput<typeof messageRow>
