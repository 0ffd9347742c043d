import { createContext } from 'react'
import type { PatternPorts } from '../index.ts'

/**
 * How the forms of an application run the server's patterns:
 * what is called with the hard ones, and where they are tried.
 */
export const PatternPortsContext = createContext<PatternPorts>({})
