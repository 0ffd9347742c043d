const whole = 1_000_000

/** A part of a sum: `rate` in parts per million, minor units in and out, rounded down; exact for any safe integer. */
export function share(amount: number, rate: number): number {
  const millions = Math.floor(amount / whole)
  return millions * rate + Math.floor(((amount - millions * whole) * rate) / whole)
}

/** A rate of the wire (a part, 0.003) as parts per million. */
export const toParts = (rate: number): number => Math.round(rate * whole)

/** Parts per million as the wire writes a rate. */
export const toWireRate = (parts: number): number => parts / whole
