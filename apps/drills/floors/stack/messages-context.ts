import { createContext } from 'react'
import { words, type Words } from '../messages.ts'

/** The words of the language that is chosen. */
export const WordsContext = createContext<Words>(words.en)
