import type { Outcome } from '../calls/generic-game.ts'

/** A part of the wheel, in ways: the first that it stands for, how many, and how many lie before it on the rim. */
export interface Piece {
  readonly multiplier: number
  readonly from: number
  readonly count: number
  readonly at: number
}

const parts = 6

/**
 * Cuts the outcomes, and the loss, into parts that alternate around the wheel; each way has exactly one place on it.
 */
export function piecesOf(outcomes: readonly Outcome[], ways: number): readonly Piece[] {
  let from = 0
  const cut = [
    ...outcomes,
    { multiplier: 0, weight: ways - outcomes.reduce((sum, { weight }) => sum + weight, 0) },
  ].map(({ multiplier, weight }) => {
    const first = from
    from += weight
    const of = weight * 20 < ways ? 1 : parts
    return Array.from({ length: of }, (_, part) => {
      const [start, end] = [Math.floor((weight * part) / of), Math.floor((weight * (part + 1)) / of)]
      return { multiplier, from: first + start, count: end - start }
    })
  })
  let at = 0
  return Array.from({ length: parts }, (_, part) => cut.flatMap((pieces) => pieces[part] ?? []))
    .flat()
    .map((piece) => {
      const placed = { ...piece, at }
      at += piece.count
      return placed
    })
}

/** Where a way lies on the rim, in degrees from the top. */
export function angleOf(pieces: readonly Piece[], ways: number, way: number): number {
  const piece = pieces.find(({ from, count }) => way >= from && way < from + count)
  return piece ? ((piece.at + way - piece.from + 0.5) / ways) * 360 : 0
}
