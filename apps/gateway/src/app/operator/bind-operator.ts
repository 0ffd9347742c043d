import type { Context, Hono } from 'hono'
import { isPassing } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, addressOf, jsonAnswer, networkOf, parseJson, readText } from '../../kernel/http/index.ts'
import { errorFacts, noteRecord } from '../../kernel/observe/index.ts'
import { withIdempotency } from '../../kernel/ledger/index.ts'
import { waitHere } from '../../kernel/limits/index.ts'
import { CommandError, type Command, type CommandAnswer } from './command.ts'
import { commands } from './commands.ts'
import { sameSecret } from './operator-token.ts'

const keyForm = /^[\w-]{8,64}$/
const longestTold = 60

const refuse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  jsonAnswer({ success: false, message }, status, {
    ...headers,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })

/** Whether a browser sent it: pages have no business here, not even the site's own. */
const fromBrowser = (context: Context): boolean =>
  ['origin', 'referer', 'sec-fetch-site', 'cookie'].some((name) => context.req.header(name) !== undefined)

function readArguments(text: string): string[] {
  const body = parseJson(text || '{"args":[]}')
  const args = typeof body === 'object' && body !== null && 'args' in body ? body.args : null
  if (!Array.isArray(args) || args.length > 100 || !args.every((arg) => typeof arg === 'string'))
    throw new CommandError('the body must be {"args": ["…"]}')
  return args
}

/** Carries a command out; one that makes something new, once for its key. */
async function carryOut(
  gateway: Gateway,
  command: Command,
  args: readonly string[],
  key: string | null,
): Promise<CommandAnswer> {
  if (!command.makes || key === null) return command.run(gateway, args)
  if (!keyForm.test(key)) throw new DomainError('idempotency.key.missing')
  const input = { scope: `operator/${command.name}`, key, body: { args }, now: gateway.clock.now() }
  return (await withIdempotency(gateway.db, input, (tx) => command.run({ ...gateway, db: tx }, args))).answer
}

/** The arguments of a command for the log: on one line, and no longer than it takes to know them again. */
const told = (args: readonly string[]): string =>
  JSON.stringify(args.map((arg) => arg.slice(0, longestTold))).replace(/\p{C}/gu, '')

async function obey(gateway: Gateway, context: Context, name: string): Promise<Response> {
  const command = commands.find((known) => known.name === name)
  if (!command) return refuse(404, `There is no command "${name}".`)
  noteRecord(`operator.${name}`)
  try {
    const args = readArguments(await readText(context.req))
    // What the operator has published through another gateway is in memory before the command.
    await gateway.state.at(gateway.clock.now())
    const value = await carryOut(gateway, command, args, context.req.header('idempotency-key') ?? null)
    gateway.log.info({ command: name, args: told(args) }, 'operator command')
    return jsonAnswer({ success: true, value }, 200, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  } catch (error) {
    if (error instanceof CommandError) return refuse(400, error.message)
    if (error instanceof DomainError) return refuse(400, `refused: ${error.code}`)
    gateway.log.error({ command: name, ...errorFacts(error) }, 'operator command failed')
    if (isPassing(error))
      return refuse(503, 'The database is away or in use. Give the command again in a moment.', { 'Retry-After': '2' })
    return refuse(500, 'The command failed. The log of the gateway says why.')
  }
}

/**
 * Binds `POST /operator/<command>` with `{"args": […]}`: only with the operator's token in `Operator-Token`, never from
 * a browser, and not at all on a gateway without a token.
 */
export function bindOperator(app: Hono, gateway: Gateway): void {
  const { operatorToken, proxies } = gateway.config
  app.post('/operator/:name', async (context) => {
    if (!operatorToken || fromBrowser(context)) return refuse(404, 'There is nothing at this address.')
    const network = networkOf(addressOf(context, proxies))
    const wait = waitHere(gateway, { limit: 'operator.network', of: network })
    if (wait > 0) return refuse(429, `That was too often. Try again in ${Math.ceil(wait)} seconds.`)
    if (!sameSecret(context.req.header('operator-token') ?? '', operatorToken))
      return refuse(401, 'The token of the operator is wrong.')
    return obey(gateway, context, context.req.param('name'))
  })
  app.all('/operator/*', () => refuse(404, 'There is nothing at this address.'))
  app.all('/operator', () => refuse(404, 'There is nothing at this address.'))
}
