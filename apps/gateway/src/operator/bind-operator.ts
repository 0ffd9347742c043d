import type { Context, Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { addressOf, networkOf } from '../http/address.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestIdOf } from '../http/api-headers.ts'
import { readText } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { waitHere } from '../limits/count-here.ts'
import { CommandError } from './command.ts'
import { commands } from './commands.ts'
import { sameSecret } from './operator-token.ts'

const refuse = (status: number, message: string): Response =>
  jsonAnswer({ success: false, message }, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })

/** Whether a browser sent it: pages have no business here, not even the site's own. */
const fromBrowser = (context: Context): boolean =>
  ['origin', 'referer', 'sec-fetch-site', 'cookie'].some((name) => context.req.header(name) !== undefined)

function readArguments(text: string): string[] {
  let args: unknown
  try {
    args = (JSON.parse(text || '{"args":[]}') as { args?: unknown }).args
  } catch {
    throw new CommandError('the body is not JSON')
  }
  if (!Array.isArray(args) || args.length > 100 || !args.every((arg) => typeof arg === 'string'))
    throw new CommandError('the body must be {"args": ["…"]}')
  return args
}

async function obey(gateway: Gateway, context: Context, name: string): Promise<Response> {
  const command = commands.find((known) => known.name === name)
  if (!command) return refuse(404, `There is no command "${name}".`)
  try {
    const args = readArguments(await readText(context.req))
    const value = await command.run(gateway, args)
    gateway.log(`operator ${requestIdOf(context)} ${name}`)
    return jsonAnswer({ success: true, value }, 200, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  } catch (error) {
    if (error instanceof CommandError) return refuse(400, error.message)
    if (error instanceof Refusal) return refuse(400, `refused: ${error.code}`)
    gateway.log(`error ${requestIdOf(context)} operator ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return refuse(500, 'The command failed. The log of the gateway says why.')
  }
}

/**
 * Binds `POST /operator/<command>` with `{"args": […]}`: only with the operator's token in `Operator-Token`, never from a
 * browser, and not at all on a gateway without a token.
 */
export function bindOperator(app: Hono, gateway: Gateway): void {
  const { operatorToken, proxies } = gateway.config
  app.post('/operator/:name', async (context) => {
    if (!operatorToken || fromBrowser(context)) return refuse(404, 'There is nothing at this address.')
    const network = networkOf(addressOf(context, proxies))
    const wait = waitHere(gateway, { limit: 'operator.network', of: network })
    if (wait > 0) return refuse(429, `That was too often. Try again in ${Math.ceil(wait)} seconds.`)
    if (!sameSecret(context.req.header('operator-token') ?? '', operatorToken)) return refuse(401, 'The token of the operator is wrong.')
    return obey(gateway, context, context.req.param('name'))
  })
  app.all('/operator/*', () => refuse(404, 'There is nothing at this address.'))
  app.all('/operator', () => refuse(404, 'There is nothing at this address.'))
}
