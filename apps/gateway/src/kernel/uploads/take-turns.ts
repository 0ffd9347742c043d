/** Does works one after the other, in the order in which they came; one that fails keeps none from its turn. */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = Promise.allSettled([turn])
    return turn
  }
}
