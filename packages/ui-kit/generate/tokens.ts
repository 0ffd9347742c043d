import { writeFileSync } from 'node:fs'
import { kalesaDark, kalesaLight, toCss, toThemeCss, vesperDark, vesperLight } from '../src/tokens/index.ts'

const write = (name: string, sheet: string) =>
  writeFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), sheet)

write('tokens', toCss([vesperDark, vesperLight]))
write('kalesa', toThemeCss([kalesaDark, kalesaLight]))
