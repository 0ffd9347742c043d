export { isWeakDigits } from './is-weak-digits.ts'
