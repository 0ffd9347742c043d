import { listTeamProfit, getBalance } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { classOf, isReport } from './call-class.ts'

test('the class of a request follows from its host and path', () => {
  const of = (url: string, host = 'localhost:4100') => classOf(host, url)
  expect(of('/')).toBe('documents')
  expect(of('/promotions?x=1')).toBe('documents')
  expect(of('/assets/app.js')).toBe('open')
  expect(of('/readyz')).toBe('open')
  expect(of(`${getBalance.path}?a=b`)).toBe('calls')
  expect(of(`${listTeamProfit.path}?page=1`)).toBe('reports')
  expect(of('/api/cabinet/round', 'play.localhost:4100')).toBe('frames')
  expect(of('/api/crash/watch', 'play.localhost:4100')).toBe('open')
})

test('what adds up a team is a report, a balance is none', () => {
  expect([isReport(listTeamProfit), isReport(getBalance)]).toEqual([true, false])
})
