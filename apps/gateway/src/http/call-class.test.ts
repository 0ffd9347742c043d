import { listTeamProfit, getBalance, login, loginUnsecure } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { makeConfig } from '../config.ts'
import { classOf, isReport } from './call-class.ts'
import { frameHosts } from './hosts.ts'

test('the class of a request follows from its host and path', () => {
  const isFrame = frameHosts(makeConfig(4100))
  const of = (url: string, host = 'localhost:4100') => classOf(url, () => isFrame(host))
  expect(of('/')).toBe('documents')
  expect(of('/promotions?x=1')).toBe('documents')
  expect(of('/assets/app.js')).toBe('open')
  expect(of('/readyz')).toBe('open')
  expect(of(`${getBalance.path}?a=b`)).toBe('calls')
  expect(of(`${listTeamProfit.path}?page=1`)).toBe('reports')
  expect([of(login.path), of(loginUnsecure.path)]).toEqual(['logins', 'logins'])
  expect(of('/api/cabinet/round', 'play.localhost:4100')).toBe('frames')
  expect(of('/api/crash/watch', 'play.localhost:4100')).toBe('open')
  expect(of('/csp')).toBe('calls')
})

test('the hosts of frames are those that are configured', () => {
  const isFrame = frameHosts(makeConfig(4100, {
    siteOrigins: ['https://bet.example', 'https://one.example'], playOrigin: 'https://games.example', payOrigin: 'https://one.example:8443',
  }))
  expect(['games.example', 'Games.Example:443', 'chat.localhost', 'bet.example', 'one.example', 'play.localhost'].map(isFrame))
    .toEqual([true, true, true, false, false, false])
})

test('what adds up a team is a report, a balance is none', () => {
  expect([isReport(listTeamProfit), isReport(getBalance)]).toEqual([true, false])
})
