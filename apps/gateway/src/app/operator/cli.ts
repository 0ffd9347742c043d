import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { CommandAnswer, Shown } from './command.ts'
import { commands } from './commands.ts'
import { readOperatorToken } from './operator-token.ts'
import { textTable } from './text-table.ts'
import { readSettings } from '../settings/read-settings.ts'
import { showSettings } from '../settings/show-settings.ts'
import { ownFolder } from '../settings/start-input.ts'

const { env } = process
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const address = (env['PARLOUR_GATEWAY'] ?? `http://localhost:${env['PORT'] ?? 4100}`).replace(/\/$/, '')
const key = env['PARLOUR_KEY'] ?? randomUUID()
const dataFolder = env['PARLOUR_DATA'] ?? ownFolder

const shown = v.union([
  v.string(),
  v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
])
const files = v.object({ files: v.array(v.object({ name: v.string(), content: v.string() })) })
const answerForm = v.variant('success', [
  v.object({ success: v.literal(true), value: v.union([shown, files]) }),
  v.object({ success: v.literal(false), message: v.string() }),
])

/** Something that keeps a command from being given, as one line for the operator. */
class CannotAsk extends Error {}

const list = (): string =>
  ['pnpm gateway <command> …', ...commands.map(({ usage, does }) => `  ${usage}\n      ${does}`)].join('\n')

/**
 * The arguments as a gateway takes them: in the place of the file after `--file` stands what is in it.
 * @throws CannotAsk when it cannot be read
 */
const withFiles = (args: readonly string[]): Promise<string[]> =>
  Promise.all(
    args.map(async (arg, at) => {
      if (args[at - 1] !== '--file') return arg
      return readFile(arg, 'utf8').catch((cause: unknown) => {
        throw new CannotAsk(`the file ${arg} cannot be read`, { cause })
      })
    }),
  )

async function give(name: string, args: readonly string[]): Promise<CommandAnswer> {
  const token = env['PARLOUR_OPERATOR_TOKEN'] ?? (await readOperatorToken(dataFolder))
  if (!token)
    throw new CannotAsk(
      `no token: start the gateway first, or set PARLOUR_OPERATOR_TOKEN (or PARLOUR_DATA, now ${dataFolder})`,
    )
  const response = await fetch(`${address}/operator/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Operator-Token': token, 'Idempotency-Key': key },
    body: JSON.stringify({ args: await withFiles(args) }),
    signal: AbortSignal.timeout(120_000),
  }).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      throw new CannotAsk(
        `${address} has not answered in time: set PARLOUR_KEY=${key} and give the command again, so that it happens once`,
        { cause },
      )
    throw new CannotAsk(`no gateway answers at ${address}: start one, or set PARLOUR_GATEWAY`, { cause })
  })
  const { success: isAnswer, output: answer } = v.safeParse(answerForm, await response.json().catch(() => null))
  if (!isAnswer) throw new CannotAsk(`what answers at ${address} is not a gateway (status ${response.status})`)
  if (!answer.success) throw new CannotAsk(answer.message)
  return answer.value
}

/** Writes files that came as an answer into the folder that was the last argument; anything else is shown as it is. */
async function kept(answer: CommandAnswer, folder: string): Promise<Shown> {
  if (typeof answer === 'string' || !('files' in answer)) return answer
  await mkdir(folder, { recursive: true })
  for (const { name: file, content } of answer.files)
    await writeFile(join(folder, basename(file)), Buffer.from(content, 'base64'), { mode: 0o600 })
  return `${answer.files.length} written to ${folder}.`
}

/**
 * What a gateway started from this shell would take, without asking one.
 * @throws CannotAsk with a line for everything that is not allowed
 */
function shownHere(): Shown {
  const { problems } = readSettings(env)
  if (problems.length > 0) throw new CannotAsk(problems.join('\n'))
  return showSettings(env).map((row) => ({ ...row }))
}

const [name, ...args] = process.argv.slice(2).filter((argument, at) => at > 0 || argument !== '--')
try {
  const known = commands.find((command) => command.name === name)
  if (name === undefined || ['help', '--help', '-h'].includes(name)) print(list())
  else if (!known) throw new CannotAsk(`there is no command "${name}"\n\n${list()}`)
  else if (name === 'config' && args[0] === 'here') print(textTable(shownHere()))
  else print(textTable(await kept(await give(name, args), args.at(-1) ?? '.')))
} catch (error) {
  process.stderr.write(`${error instanceof CannotAsk ? error.message : String(error)}\n`)
  process.exitCode = 1
}
