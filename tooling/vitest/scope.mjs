/** What asks for every case of every test, `1` or nothing: `npm run test:all` sets it. */
export const wholeVariable = 'PARLOUR_TEST_ALL'

/** Whether this run is `npm run test:all`. */
export const isWhole = (env = process.env) => env[wholeVariable] === '1'
