/** An amount in minor units as the operator reads and types it: `1234` is `12.34`. */
export const majorUnits = (minor: number): string => (minor / 100).toFixed(2)
