import { answerPatterns } from '../pattern/answer-patterns.ts'

// oxlint-disable-next-line no-restricted-globals -- the inside of a worker
answerPatterns(self)
