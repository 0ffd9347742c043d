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

/** What is sent: the text, and below it how to reach who wrote, since the platform has no other place for that. */
export const feedbackText = ({ content, contact }: Pick<FeedbackForm, 'content' | 'contact'>, contactLabel: string): string =>
  contact.trim() ? `${content.trim()}\n\n${contactLabel}: ${contact.trim()}` : content.trim()

/** Characters that are left for the text beside the contact. */
export const roomFor = ({ contact }: Pick<FeedbackForm, 'contact'>, contactLabel: string, { max }: FeedbackBounds): number =>
  max - signs(feedbackText({ content: '', contact }, contactLabel))
