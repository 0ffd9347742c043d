export { fold, wordsOf } from './fold.ts'
