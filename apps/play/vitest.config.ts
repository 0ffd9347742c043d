import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { definePackageTests } from '@parlour/vitest'

const messages = fileURLToPath(new URL('../gateway/messages/', import.meta.url))
const asked = /^virtual:messages\/([A-Z]{2})$/

/** The words of the games stand beside the gateway, which puts them into the documents; tests read them from there. */
const messagesPlugin = {
  name: 'messages',
  resolveId: (id: string) => (asked.test(id) ? `\0${id}` : undefined),
  load(id: string) {
    const [, language] = asked.exec(id.slice(1)) ?? []
    return language ? `export default ${readFileSync(`${messages}${language}.json`, 'utf8')}` : undefined
  },
}

export default definePackageTests({
  browser: true,
  jsx: 'preact',
  motion: true,
  plugins: [messagesPlugin],
  prepared: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
})
