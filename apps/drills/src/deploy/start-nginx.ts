import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { end, listen } from '@parlour/servers'
import { fillIn } from './fill-in.ts'
import { runProgram } from './run-program.ts'

/** nginx with the files of `deploy/nginx`. */
export interface DeployedNginx {
  /** The command that makes it read its files again. */
  readonly reload: string
  readonly upstreamFile: string
  stop(): Promise<void>
}

/** Where nginx runs. */
export interface NginxPlaces {
  readonly folder: string
  readonly tls: string
  readonly http: number
  readonly https: number
  /** What the port of a gateway is without its number. */
  readonly ports: string
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** What a package's own nginx.conf would hold around ours. */
const around = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 1024; }
http {
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${folder}/parlour.conf;
}
`

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })

/** Starts nginx. @throws Error with what nginx says of its files */
export async function startNginx({ folder, tls, http, https, ports }: NginxPlaces): Promise<DeployedNginx> {
  mkdirSync(folder, { recursive: true })
  const upstreamFile = join(folder, 'upstream.conf')
  writeFileSync(join(folder, 'proxy.conf'), fillIn('nginx/proxy.conf', []))
  writeFileSync(upstreamFile, fillIn('nginx/upstream.conf', [['127.0.0.1:410', `127.0.0.1:${ports}`]]))
  // Not every machine has IPv6: the lines that listen on it are left out.
  const site = fillIn('nginx/parlour.conf', [
    ['/etc/nginx/parlour/', `${folder}/`],
    ['/etc/parlour/tls/', `${tls}/`],
    ['/var/cache/nginx/parlour', `${folder}/cache`],
    ['/var/log/nginx/', `${folder}/`],
    ['    listen [::]:', '    # listen [::]:'],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
  ])
  writeFileSync(join(folder, 'parlour.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  const files = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  await runProgram('nginx', ['-t', '-q', ...files])
  const child = spawn('nginx', [...files, '-g', 'daemon off;'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const told = listen(child, () => undefined)
  for (let tried = 0; !(await listens(https)); tried++) {
    if (child.exitCode !== null || tried > 200) throw new Error(`nginx does not start:\n${told()}`)
    await wait(25)
  }
  return { upstreamFile, reload: `nginx ${files.join(' ')} -s reload`, stop: () => end(child, 'SIGTERM') }
}
