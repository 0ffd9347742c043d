import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readComments } from './read-comments.ts'

const id = 'virtual:endpoint-comments'
const folder = fileURLToPath(new URL('../../../packages/api-client/src/endpoints', import.meta.url))

/** Gives the reference page what the source says about each endpoint, read when Storybook is built. */
export const endpointComments = (): Plugin => ({
  name: 'endpoint-comments',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readComments(folder))}` : null),
})
