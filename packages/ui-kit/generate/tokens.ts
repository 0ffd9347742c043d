import { writeFileSync } from 'node:fs'
import { toCss, vesperDark, vesperLight } from '../src/tokens/index.ts'

writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), toCss([vesperDark, vesperLight]))
