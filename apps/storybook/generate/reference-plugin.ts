import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readReference } from './read-reference.ts'

const id = 'virtual:call-reference'
const folder = fileURLToPath(new URL('../../../packages/api-client/reference', import.meta.url))

/** Gives the pages of calls and errors the reference that the client is packed with, read when Storybook is built. */
export const callReference = (): Plugin => ({
  name: 'call-reference',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readReference(folder))}` : null),
})
