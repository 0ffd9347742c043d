export { isWeakDigits } from './is-weak-digits.ts'
export { latinDigits } from './latin-digits.ts'
export { plainDigits } from './plain-digits.ts'
