import * as records from '@parlour/api-client/endpoints'
import { getBalance, listTeamProfit, login, loginUnsecure, register } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { makeConfig } from '../config/config.ts'
import { classOf, isReport } from './call-class.ts'
import { frameHosts } from './hosts.ts'
import { usualBytes } from './read-request.ts'

test('the class of a request follows from its host and path', () => {
  const isFrame = frameHosts(makeConfig(4100))
  const of = (url: string, host = 'localhost:4100') => classOf(url, () => isFrame(host))
  expect(of('/')).toBe('documents')
  expect(of('/promotions?x=1')).toBe('documents')
  expect(of('/assets/app.js')).toBe('open')
  expect(of('/readyz')).toBe('open')
  expect(of(`${getBalance.path}?a=b`)).toBe('calls')
  expect(of(`${listTeamProfit.path}?page=1`)).toBe('reports')
  expect([of(login.path), of(loginUnsecure.path)]).toEqual(['passwords', 'passwords'])
  expect(of('/api/generic-game/round', 'play.localhost:4100')).toBe('frames')
  expect(of('/api/crash/watch', 'play.localhost:4100')).toBe('open')
  expect(of('/csp')).toBe('calls')
  expect(of(register.path)).toBe('passwords')
})

test('every call whose body may be longer than usual is an upload, under each of its paths', () => {
  const long = Object.values(records).filter(
    (record) => typeof record === 'object' && 'maxBytes' in record && record.maxBytes > usualBytes,
  )
  expect(long).toHaveLength(2)
  for (const { path, aliases } of long as records.Endpoint[])
    for (const each of [path, ...aliases]) expect(classOf(each, () => false)).toBe('uploads')
})

test.each([
  ['/img/../wps/x', 'calls'],
  [`/img/.%2e${listTeamProfit.path}`, 'reports'],
  [listTeamProfit.path.replace('_', '%5F'), 'reports'],
  ['http://other.example/assets/a.js', 'open'],
  ['/%', 'documents'],
])('%s is of the class %s, as it is routed', (url, kind) => {
  expect(classOf(url, () => false)).toBe(kind)
})

test('the hosts of frames are those that are configured', () => {
  const isFrame = frameHosts(
    makeConfig(4100, {
      siteOrigins: ['https://bet.example', 'https://one.example'],
      playOrigin: 'https://games.example',
      payOrigin: 'https://one.example:8443',
    }),
  )
  expect(
    ['games.example', 'Games.Example:443', 'chat.localhost', 'bet.example', 'one.example', 'play.localhost'].map(
      isFrame,
    ),
  ).toEqual([true, true, true, false, false, false])
})

test('what adds up a team is a report, a balance is none', () => {
  expect([isReport(listTeamProfit), isReport(getBalance)]).toEqual([true, false])
})
