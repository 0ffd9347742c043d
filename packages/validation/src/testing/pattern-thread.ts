import { answerPatterns } from '../pattern/answer-patterns.ts'

answerPatterns(self)
