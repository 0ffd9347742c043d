export { useSupportText } from './use-support-text.ts'
