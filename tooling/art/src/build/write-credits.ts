import { writeFileSync } from 'node:fs'
import { creditsText } from './credits.ts'

writeFileSync(new URL('../../CREDITS.txt', import.meta.url), creditsText())
