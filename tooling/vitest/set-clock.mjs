// Runs before every test file, in Node and in Chromium: the file begins at the moment of the suites.
import { inject } from 'vitest'
import { shiftDate } from './clock.mjs'

shiftDate(Date.parse(inject('suiteNow')) - Math.round(performance.timeOrigin + performance.now()))
