import { expect, test } from 'vitest'
import { networkOf } from './address.ts'

test('[S3] visitors are counted by /24 of IPv4 and /64 of IPv6, and this machine by one network', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe(networkOf('127.0.0.1'))
})
