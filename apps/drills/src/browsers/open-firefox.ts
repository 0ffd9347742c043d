import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { connectBidi } from './bidi-connection.ts'
import type { Engine, ShownDocument } from './engine.ts'
import { startProgram } from './start-program.ts'

const session = v.object({ capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }) })
const evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const pages = v.object({
  contexts: v.tupleWithRest(
    [
      v.object({
        context: v.string(),
        children: v.nullish(v.array(v.object({ context: v.string(), url: v.string() }))),
      }),
    ],
    v.unknown(),
  ),
})
const entry = v.object({ level: v.string(), type: v.string(), text: v.nullish(v.string()) })

/**
 * Opens Firefox ESR without a window and speaks WebDriver BiDi to it; its remote agent needs no other driver.
 * @param onError gets each error of a page that no handler caught
 */
export async function openFirefox(program: string, onError: (fault: string) => void): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'parlour-firefox-'))
  const size = ['--width', '1440', '--height', '900']
  const firefox = await startProgram({
    command: program,
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...size, 'about:blank'],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  })
  const bidi = await connectBidi(`${firefox.ready}/session`, (event, params) => {
    if (event !== 'log.entryAdded') return
    const { level, type, text } = v.parse(entry, params)
    if (level === 'error' && type === 'javascript') onError(text ?? 'an error without a text')
  })
  const { capabilities } = await bidi.send('session.new', { capabilities: {} }, session)
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] }, v.unknown())
  const tree = () => bidi.send('browsingContext.getTree', {}, pages)
  const page = (await tree()).contexts[0].context
  const documentOf = (context: string): ShownDocument => ({
    async evaluate(expression) {
      const answer = await bidi.send(
        'script.evaluate',
        { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true },
        evaluated,
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions }, v.unknown())
    },
  })
  return {
    ...documentOf(page),
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context: page, url, wait: 'complete' }, v.unknown())
    },
    async frame(address) {
      const found = (await tree()).contexts[0].children?.find(({ url }) => url.startsWith(address))
      return found ? documentOf(found.context) : null
    },
    async picture() {
      const shot = await bidi.send(
        'browsingContext.captureScreenshot',
        { context: page },
        v.object({ data: v.string() }),
      )
      return Buffer.from(shot.data, 'base64')
    },
    async close() {
      bidi.close()
      await firefox.end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
