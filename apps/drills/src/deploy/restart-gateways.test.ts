import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('../../../../deploy/restart-gateways', import.meta.url))

/** The script over two gateways; `restart` is the command that the number of a gateway is put behind. */
function deployment() {
  const folder = mkdtempSync(join(tmpdir(), 'restart-gateways-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const upstream = join(folder, 'upstream.conf')
  writeFileSync(upstream, 'server 127.0.0.1:4101 max_fails=0;\nserver 127.0.0.1:4102 max_fails=0;\n')
  const restart = (command: string, ...numbers: string[]) =>
    spawnSync('sh', [script, ...numbers], {
      env: { PATH: process.env['PATH'], UPSTREAM: upstream, RELOAD: 'true', RESTART: command },
      encoding: 'utf8',
    })
  return { restart, upstream: () => readFileSync(upstream, 'utf8').trim().split('\n') }
}

test('both gateways are restarted, one after the other, and take calls again', () => {
  const { restart, upstream } = deployment()
  expect(restart('true ', '1', '2')).toMatchObject({ status: 0, stdout: 'gateway 1 restarted\ngateway 2 restarted\n' })
  expect(upstream()).toEqual(['server 127.0.0.1:4101 max_fails=0;', 'server 127.0.0.1:4102 max_fails=0;'])
})

test('a gateway that does not become ready stays out, and the other one is not taken out until it is back', () => {
  const { restart, upstream } = deployment()
  const out = ['server 127.0.0.1:4101 max_fails=0;', 'server 127.0.0.1:4102 max_fails=0 down;']
  expect(restart('false ', '2').status).toBe(1)
  expect(upstream()).toEqual(out)
  const again = restart('true ', '1', '2')
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('gateway 1 stays as it is')])
  expect(upstream()).toEqual(out)
  expect(restart('true ', '2', '1').status).toBe(0)
  expect(upstream()).toEqual(['server 127.0.0.1:4101 max_fails=0;', 'server 127.0.0.1:4102 max_fails=0;'])
})
