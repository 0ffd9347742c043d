const sums = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum in minor units as a sentence of the gateway tells it. */
export const sumText = (minor: number): string => `₱${sums.format(minor / 100)}`
