import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getStatus, keepSession } from '@parlour/api-client/endpoints'
import { clientOf } from '../people/client.ts'
import { freePort } from '../crash/free-port.ts'
import { askThrough } from './ask-through.ts'
import { callOn } from './call-on.ts'
import { checkEntryPoints, type Check } from './check-entry-points.ts'
import { fillIn } from './fill-in.ts'
import { freePrefix } from './free-prefix.ts'
import { openBrowser, visit } from './journey.ts'
import { makeCertificates } from './make-certificates.ts'
import { openPlayer } from './open-player.ts'
import { readEnvironment } from './read-unit.ts'
import { runProgram } from './run-program.ts'
import { startDatabase } from './start-database.ts'
import { deployedGateways, unitHere } from './start-gateway.ts'
import { startNginx } from './start-nginx.ts'

/** Asks without TLS, as a visitor who types a host name. */
const askPlain =
  (port: number) =>
  (host: string, path: string): Promise<Response> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .once('end', () => {
            resolve(
              new Response(text, {
                status: answer.statusCode ?? 500,
                headers: answer.headers.location ? { location: answer.headers.location } : {},
              }),
            )
          })
      }).once('error', reject)
    })

/** Starts everything in `folder`, uses it, and ends it; answers what held. */
export async function runDeployDrill(folder: string, say: (line: string) => void): Promise<readonly Check[]> {
  const written = readEnvironment(fillIn('gateway.env', []))
  const origins = (written['PARLOUR_SITE_ORIGINS'] ?? '').split(',')
  const frames = ['PLAY', 'CHAT', 'PAY', 'CONNECT'].map((name) => written[`PARLOUR_${name}_ORIGIN`] ?? '')
  const hosts = [...origins, ...frames].map((origin) => new URL(origin).hostname)
  const [site = ''] = origins
  const password = new URL((written['DATABASE_URL'] ?? '').replace(/@[^/]*/, '@host')).password
  const tls = join(folder, 'tls')
  const ends: (() => Promise<unknown>)[] = []
  const checks: Check[] = []
  const add = (what: string, holds: boolean, seen: unknown): void =>
    void checks.push({ what, holds, seen: String(seen) })

  try {
    const authority = makeCertificates(tls, hosts)
    const database = await startDatabase(join(folder, 'postgresql'), tls, password)
    ends.push(database.stop)
    const standby = await database.query('select application_name, sync_state from pg_stat_replication')
    add('the standby is synchronous', /^db2\|(?:sync|quorum)$/.test(standby), standby)
    say('PostgreSQL: primary and standby')

    const [ports, metricsPorts, http, https] = [
      await freePrefix(),
      await freePrefix(),
      await freePort(),
      await freePort(),
    ]
    const places = { folder: join(folder, 'state'), tls, databasePorts: database.ports, ports, metricsPorts }
    const gateways = deployedGateways(places)
    ends.push(gateways.stopAll)
    await Promise.all([gateways.start('1'), gateways.start('2')])
    const secure = await database.query(
      "select count(*) filter (where ssl), count(*) from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'parlour'",
    )
    add('every connection to the database is by TLS', /^([1-9]\d*)\|\1$/.test(secure), secure)
    const nginx = await startNginx({ folder: join(folder, 'nginx'), tls, http, https, ports })
    ends.push(nginx.stop)
    say('gateways and nginx')

    const ask = askThrough(https, authority)
    checks.push(...(await checkEntryPoints(hosts, ask, askPlain(http))))
    say('entries')

    const operated = { origin: `http://127.0.0.1:${ports}1`, operatorToken: written['PARLOUR_OPERATOR_TOKEN'] ?? '' }
    // From a network of its own: calls are counted by network, and the browser is in the other one.
    const player = await openPlayer(site, askThrough(https, authority, '127.0.77.1'), operated)
    const browser = await openBrowser(http, https)
    ends.push(() => browser.close())
    const whole = await visit(browser, site, player)
    add(
      'a visit in Chromium: http, login, a stake, logout',
      whole.arrived === `${site}/` && whole.stakes === 1 && whole.faults.length === 0,
      JSON.stringify(whole),
    )
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPorts}1/metrics`)).text()
    const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? []
    add(
      "the gateway's own listener has the metrics",
      metrics.includes('parlour_calls_total{'),
      `${Math.round(Number(bytes) / 2 ** 20)} MB resident`,
    )
    say('visit with both gateways')

    const code = await gateways.stop('1')
    const half = await visit(browser, site, player)
    add(
      'the same with one gateway stopped',
      code === 0 && half.stakes === 1 && half.faults.length === 0,
      JSON.stringify(half),
    )
    await gateways.start('1')
    say('visit with one gateway')

    const control = createServer((request, answer) => {
      gateways.restart((request.url ?? '').slice(1)).then(
        () => answer.end('ready\n'),
        (error: Error) => answer.writeHead(500).end(error.message),
      )
    })
    await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
    ends.push(() => new Promise((resolve) => control.close(resolve)))
    const script = join(folder, 'restart-gateways')
    writeFileSync(script, fillIn('restart-gateways', [['127.0.0.1:410', `127.0.0.1:${ports}`]]))
    const env = {
      ...process.env,
      UPSTREAM: nginx.upstreamFile,
      RELOAD: nginx.reload,
      RESTART: `curl --fail --silent --output /dev/null http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
    }
    const guest = clientOf(site, null, askThrough(https, authority, '127.0.78.1'))
    const calls = [() => guest.call(getStatus, {}), () => player.api.call(keepSession, {})]
    const { calls: made, refused } = await callOn(calls, () => runProgram('sh', [script, '1', '2'], { env }))
    add(
      'both gateways restarted one after the other under calls that read and write: none refused',
      refused.length === 0 && made > 10,
      `${made} calls, ${refused.length} refused ${[...new Set(refused)].join('; ')}`,
    )
    say('restarts')

    const backup = unitHere('parlour-backup.service', places, [])
    const [program = '', ...args] = backup.execStart
    await runProgram(program, args, {
      cwd: backup.workingDirectory,
      env: { PATH: process.env['PATH'] ?? '', ...gateways.environment },
    })
    const files = readdirSync(join(places.folder, 'backups'))
    add('the backup unit writes a file and its checksum', files.length === 2, files)

    await gateways.stopAll()
    const away = await ask(`${site}/wps/system/status`, { headers: { Merchant: 'vesper' } })
    add(
      'without any gateway a call is told to come back',
      away.status === 503 && away.headers.get('retry-after') === '2',
      `${away.status} ${(await away.text()).slice(0, 80)}`,
    )
    const log = readFileSync(join(folder, 'nginx', 'parlour.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { cache: string; path: string })
    add(
      'nginx kept files of the site',
      log.some(({ cache, path }) => cache === 'HIT' && path.startsWith('/assets/')),
      `${log.filter(({ cache }) => cache === 'HIT').length} of ${log.length} from its cache`,
    )
  } finally {
    for (const end of ends.toReversed()) await end().catch(() => undefined)
  }
  return checks
}
