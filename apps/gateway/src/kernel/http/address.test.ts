import { expect, test } from 'vitest'
import { networkOf, networkTold } from './address.ts'

test('[S3] visitors are counted by /24 of IPv4 and /64 of IPv6, and this machine by one network', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe(networkOf('127.0.0.1'))
})

test.each([
  ['127.0.0', null],
  ['10.1.2', null],
  ['192.168.1', null],
  ['172.16.4', null],
  ['169.254.0', null],
  ['fd00:1:2:3', null],
  ['fe80:0:0:0', null],
  ['', null],
  ['203.0.113', '203.0.113'],
  ['172.32.4', '172.32.4'],
  ['101.2.3', '101.2.3'],
  ['2001:db8:1:2', '2001:db8:1:2'],
])('a visitor is told of the network %j as %j', (network, told) => {
  expect(networkTold(network)).toBe(told)
})
