import { expect, test } from 'vitest'
import { defaultOpenings, openingOf } from './opening.ts'

const all = { frames: true, windows: true }

test.each([
  ['XGS', 'frame'],
  ['OVT', 'seamless'],
  ['HCL', 'window'],
  ['constructor', 'frame'],
])('[LAU-05] a game of %s opens in a %s', (vendor, way) => {
  expect(openingOf(vendor, defaultOpenings, all)).toBe(way)
})

test('[BEY-06] what the browser cannot do gives way to what it can', () => {
  expect(openingOf('HCL', defaultOpenings, { frames: true, windows: false })).toBe('frame')
  expect(openingOf('XGS', defaultOpenings, { frames: false, windows: true })).toBe('window')
  expect(openingOf('OVT', defaultOpenings, { frames: false, windows: true })).toBe('window')
  expect(openingOf('OVT', defaultOpenings, { frames: false, windows: false })).toBe('seamless')
  expect(openingOf('HCL', defaultOpenings, { frames: false, windows: false })).toBe('window')
})
