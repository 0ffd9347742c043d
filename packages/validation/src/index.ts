export { createFormDraft } from './form-draft.ts'
export { createValidator } from './create-validator.ts'
export { fieldSchema } from './field-schema.ts'
export { checkFiles } from './files/check-files.ts'
export { readPicture } from './files/read-picture.ts'
export { feedbackRules } from './forms/feedback-rules.ts'
export { paymentRules } from './forms/payment-rules.ts'
export { promotionPictures, promotionRules } from './forms/promotion-rules.ts'
export { issueMessage, patternMessages } from './issue-message.ts'
export { loadValidator } from './load-validator.ts'
export { passwordStrength } from './password-strength.ts'
export { answerPatterns } from './pattern/answer-patterns.ts'
export { isRealDate } from './pattern/is-real-date.ts'
export { amountRule, boundsOf, freeText, textRule } from './rule.ts'
export { ruleChecks } from './rule-checks.ts'

export type { FormDraft } from './form-draft.ts'
export type { Validator } from './create-validator.ts'
export type { PickedFile } from './files/check-files.ts'
export type { FileRule, PictureKind } from './files/file-rule.ts'
export type { PictureHead } from './files/read-picture.ts'
export type { PaymentLimits } from './forms/payment-rules.ts'
export type { IssueSentence } from './issue-message.ts'
export type { Issue, IssueCode, Issues } from './issue.ts'
export type { PatternPorts } from './load-validator.ts'
export type { ThreadScope } from './pattern/answer-patterns.ts'
export type { Matcher, PatternReporter } from './pattern/matcher.ts'
export type { PatternAnswer, PatternQuestion, PatternThread, PatternThreads } from './pattern/threads.ts'
export type { MessageValues } from './range-values.ts'
export type {
  AmountLimits,
  AmountRule,
  CrossRule,
  FieldRule,
  FormRules,
  FormValues,
  Rule,
  RuleSet,
  TextLimits,
} from './rule.ts'
export type { RuleCheck } from './rule-checks.ts'
export type { ValidationMessages } from './messages.gen.ts'
