import { createContext } from 'react'
import type { PatternPorts } from '../index.ts'

/** How the forms of an application run the server's patterns: who hears of the hard ones, and where they are tried. */
export const PatternPortsContext = createContext<PatternPorts>({})
