import type { FileRule } from '../files/file-rule.ts'
import { textRule, type FormRules } from '../rule.ts'

/** The most characters of the comment that goes with an application. */
const longestComment = 140

/** The form that applies for a promotion (VAL-09): a comment, if the applicant has one. */
export const promotionRules: FormRules = { remarks: textRule({ max: longestComment }) }

/**
 * The pictures that go with an application (VAL-09): at most three, PNG or JPEG, at most 5 MB and 40 megapixels each.
 */
export const promotionPictures: FileRule = {
  kinds: ['png', 'jpeg'],
  maxCount: 3,
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
}
