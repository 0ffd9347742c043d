export { codeHints } from './code-hints.ts'
export { docsAddress } from './docs-address.ts'
export { hintOf } from './hint-of.ts'
export { kindHints } from './kind-hints.ts'
