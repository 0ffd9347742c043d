/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface ValidationMessages {
  'enter_verification_code': object
  'in_mobileNum_error': object
  'in_payeeName_error': object
  'invitation_code_error': object
  'validation.required': object
  'validation.mismatch': object
  'validation.pattern': object
  'validation.amount': object
  'validation.least': { amount: 'text' }
  'validation.most': { amount: 'text' }
  'validation.step': { amount: 'text' }
  'validation.file_count': { max: 'number' }
  'validation.file_type': object
  'validation.file_size': { max: 'text' }
  'validation.file_pixels': { max: 'text' }
  'validation.check.length': { max: 'text'; min: 'text'; range: 'text' }
  'validation.check.letter_first': object
  'validation.check.letters_digits': object
  'validation.check.letter': object
  'validation.check.digit': object
  'validation.check.digits_only': object
  'validation.check.uppercase': object
  'validation.check.lowercase_digits': object
  'validation.check.letters_spaces': object
  'validation.check.no_spaces': object
  'validation.check.two_words': object
  'validation.check.underscore': object
  'validation.check.symbol': object
  'validation.check.email': object
  'validation.check.chinese_digits': object
  'validation.check.chinese_marks': object
  'validation.check.korean': object
  'validation.check.thai': object
  'validation.check.thai_letters': object
  'validation.check.capitals_spaces': object
  'validation.check.accents': object
  'reg_pattern_0': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_1': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_2': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_3': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_4': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_5': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_6': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_7': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_8': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_9': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_10': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_11': object
  'reg_pattern_12': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_13': object
  'reg_pattern_14': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_15': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_16': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_17': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_18': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_19': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_20': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_21': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_22': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_23': { max: 'text'; min: 'text'; range: 'text' }
  'reg_pattern_24': { max: 'text'; min: 'text'; range: 'text' }
}
