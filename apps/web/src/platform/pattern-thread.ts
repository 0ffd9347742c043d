import { answerPatterns } from '@parlour/validation'

// The whole of a worker: it tries the server's patterns that a page may not try.
answerPatterns(self)
