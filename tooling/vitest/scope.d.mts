/** What asks for every case of every test, `1` or nothing: `npm run test:all` sets it. */
export declare const wholeVariable: 'PARLOUR_TEST_ALL'
/** Whether this run is `npm run test:all`. */
export declare const isWhole: (env?: Readonly<Record<string, string | undefined>>) => boolean
