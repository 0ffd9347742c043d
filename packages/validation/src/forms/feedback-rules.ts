import { textRule, type FormRules } from '../rule.ts'

/**
 * The rules of the feedback form (VAL-10): a type, and a text within the given length. The platform refuses texts
 * outside 10 to 1,000 characters.
 *
 * @param bounds least and greatest length in characters
 * @returns rules by field name
 * @example createValidator(feedbackRules({ min: 10, max: 1_000 }))
 */
export const feedbackRules = ({ min = 10, max = 1_000 }: { min?: number; max?: number } = {}): FormRules => ({
  type: textRule({ required: true }),
  content: textRule({ required: true, min, max }),
})
