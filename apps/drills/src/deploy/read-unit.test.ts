import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { readEnvironment, readUnit } from './read-unit.ts'

test('the unit of a gateway is read with its number in every place', () => {
  const { environment, execStart, execStartPost, workingDirectory } = readUnit(
    fillIn('systemd/parlour-gateway@.service', []),
    '2',
  )
  expect(environment).toEqual({ PORT: '4102', PARLOUR_METRICS: '127.0.0.1:9102', PARLOUR_DATA: '/var/lib/parlour/2' })
  expect(execStart).toEqual(['/usr/bin/node', '--conditions=@parlour/source', 'src/main.ts'])
  expect(execStartPost.at(-1)).toBe('http://127.0.0.1:4102/readyz')
  expect(workingDirectory).toBe('/opt/parlour/current/apps/gateway')
})

test('an environment file is its variables, comments and empty lines left out', () => {
  expect(readEnvironment('# A=1\n\nA=b=c\nB_C=\nD="e&f"\n')).toEqual({ A: 'b=c', B_C: '', D: 'e&f' })
})

test('a file that has lost what the drill changes is told, not started as it is', () => {
  expect(fillIn('nginx/upstream.conf', [['127.0.0.1:410', '127.0.0.1:777']])).toContain('server 127.0.0.1:7771')
  expect(() => fillIn('nginx/upstream.conf', [['10.9.8.7', 'x']])).toThrow(
    'deploy/nginx/upstream.conf has no "10.9.8.7" any more',
  )
})
