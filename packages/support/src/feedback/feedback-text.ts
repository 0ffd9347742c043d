import type { feedbackTypes } from '@parlour/api-client/endpoints'

/** What feedback is about. */
export type FeedbackKind = (typeof feedbackTypes)[number]

/** What a form of feedback holds. */
export interface FeedbackForm {
  readonly type: string
  readonly content: string
  /** How to reach who wrote; may be empty. */
  readonly contact: string
}

/** The fewest and the most characters of feedback. Source: VAL-10. */
export interface FeedbackBounds {
  readonly min: number
  readonly max: number
}

/** What the platform takes; a brand may ask for more or allow less. Source: VAL-10. */
export const feedbackBounds: FeedbackBounds = { min: 10, max: 1_000 }

const signs = (text: string): number => [...text].length

/**
 * The text that is sent: the content, and below it the contact, since the platform has no field for that.
 *
 * @param contactLabel the word before the contact
 * @returns the text
 * @example feedbackText({ content: 'The list is slow.', contact: '' }, 'Contact')
 */
export const feedbackText = (
  { content, contact }: Pick<FeedbackForm, 'content' | 'contact'>,
  contactLabel: string,
): string => (contact.trim() ? `${content.trim()}\n\n${contactLabel}: ${contact.trim()}` : content.trim())

/**
 * The number of characters left for the content beside the contact.
 *
 * @param contactLabel the word before the contact
 * @returns characters
 * @example roomFor({ contact: 'demo01@example.com' }, 'Contact', { min: 10, max: 1_000 })
 */
export const roomFor = (
  { contact }: Pick<FeedbackForm, 'contact'>,
  contactLabel: string,
  { max }: FeedbackBounds,
): number => max - signs(feedbackText({ content: '', contact }, contactLabel))
