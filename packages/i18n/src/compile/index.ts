export { compileMessages } from './compile-messages.ts'
