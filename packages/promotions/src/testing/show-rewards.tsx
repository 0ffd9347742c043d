import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { page } from 'vitest/browser'
import { rewardSearch, rewardView, type RewardSearch } from '../index.ts'
import { RewardsScreen } from '../react/index.ts'
import { answerNoMissions } from './missions.ts'
import { answerNoRebate } from './rebate.ts'
import { answerRewards } from './rewards.ts'
import { showScreen } from './show-screen.tsx'

/** When the reward centre is looked at, in milliseconds since 1970. */
export const at = Date.UTC(2026, 10, 22, 12)
/** A server with rewards, and neither missions nor a rebate. */
export const serve = (hash?: string, wait = async () => undefined as void) =>
  answerNoMissions(answerNoRebate(answerRewards(createFakeServer({ wait }), at, hash)))

const modules = { hasMissions: true, hasRebate: true }

function Rewards({ search, ...offered }: { search: RewardSearch } & typeof modules) {
  const [view, setView] = useState(rewardView(search))
  return (
    <main>
      <RewardsScreen
        language="EN"
        currency="PHP"
        view={view}
        onView={setView}
        hrefOf={(next) => `?${new URLSearchParams(Object.entries(rewardSearch(next))).toString()}`}
        {...offered}
        categoryName={(code) => code}
        recordHref="#record"
        promotionsHref="#promotions"
      />
    </main>
  )
}

/** Shows the reward centre at 1440 px. */
export const showRewards = async (server: FakeServer = serve(), search: RewardSearch = {}, offered = modules) => {
  await page.viewport(1440, 900)
  const screen = await showScreen(server, <Rewards search={search} {...offered} />, { now: at })
  return { screen, server, findings: () => axeFindings(screen.container) }
}
