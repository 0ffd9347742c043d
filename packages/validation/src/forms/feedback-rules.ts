import { textRule, type FormRules } from '../rule.ts'

/**
 * The form that sends feedback (VAL-10): what it is about, and 10 to 1,000 characters. A brand may ask for more or allow less:
 * beyond these bounds the platform refuses.
 */
export const feedbackRules = ({ min = 10, max = 1_000 }: { min?: number; max?: number } = {}): FormRules => ({
  type: textRule({ required: true }),
  content: textRule({ required: true, min, max }),
})
