import type { ScreenProps } from './screen.tsx'

/** Where the catches swim, in percent of the water, the smallest first. */
const places = [
  [24, 27],
  [76, 22],
  [14, 52],
  [86, 54],
  [27, 78],
  [72, 80],
  [50, 13],
] as const

const Fish = () => (
  <svg viewBox="0 0 120 72">
    <path class="fish__tail" d="M84 36c12-6 20-18 30-22-5 12-5 32 0 44-10-4-18-16-30-22z" />
    <path class="fish__fin" d="M40 18C48 4 66 2 76 8c-6 4-8 10-8 16z" />
    <path class="fish__body" d="M6 36C18 14 44 10 62 14c14 4 24 14 30 22-6 8-16 18-30 22-18 4-44 0-56-22z" />
    <path class="fish__light" d="M12 33c14-14 36-17 52-13 8 3 14 7 19 12-20-7-48-8-71 1z" />
    <path class="fish__gill" d="M36 22c6 8 6 20 0 28" />
    <circle class="fish__white" cx="23" cy="31" r="5" />
    <circle class="fish__eye" cx="22" cy="31" r="2.6" />
  </svg>
)

/** The water: one catch for each that the table names. A shot brings up what was drawn, or nothing. */
export function Shot({ opening: { outcomes }, speech: { figure }, shown }: ScreenProps) {
  const turn = shown?.turn ?? 0
  return (
    <div class="pond">
      <svg class="pond__deep" viewBox="0 0 400 400" preserveAspectRatio="none">
        <path class="pond__ray" d="M60-10h50L30 410h-150zM170-10h34l-10 420H90zM290-10h60l150 420H330z" />
        <path class="pond__bed" d="M0 352c50-26 110-30 160-12s90 22 140 4 76-12 100 0v60H0z" />
        <path
          class="pond__weed"
          d="M40 372c-14-30 10-42-2-74 22 22 6 44 20 74zM62 376c-4-24 14-30 8-54 18 20 6 36 14 54zM348 372c12-34-10-48 6-84 14 30 0 52 14 84z"
        />
      </svg>
      {outcomes.map(({ multiplier }, at) => {
        const [x, y] = places[at % places.length] ?? [50, 50]
        const caught = turn > 0 && shown?.multiplier === multiplier
        return (
          <div
            key={caught ? `${multiplier}/${turn}` : multiplier}
            class="fish"
            data-caught={caught ? '' : undefined}
            data-flipped={x < 50 ? '' : undefined}
            style={{ '--x': x, '--y': y, '--size': 0.72 + 0.5 * (at / outcomes.length), '--shift': at }}
          >
            <div class="fish__swim">
              <Fish />
            </div>
            <b class="fish__tag">×{figure(multiplier / 100)}</b>
          </div>
        )
      })}
      {turn > 0 ? (
        <svg key={turn} class="net" viewBox="0 0 200 200" data-empty={shown?.multiplier ? undefined : ''}>
          <circle class="net__wave" cx="100" cy="100" r="96" />
          <circle class="net__ring" cx="100" cy="100" r="66" />
        </svg>
      ) : null}
    </div>
  )
}
