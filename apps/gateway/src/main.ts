import { readSettings } from './app/settings/read-settings.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`gateway: ${line}\n`)

// The reader of these lines may go away; the gateway goes on.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

const { values, problems } = readSettings(process.env)
if (problems.length > 0) {
  problems.forEach(complain)
  process.exit(1)
}
// A thousand modules, and two seconds: what is wrong in the settings is said before they load.
const { runGateway } = await import('./app/run-gateway.ts')
await runGateway(values, print, complain)
