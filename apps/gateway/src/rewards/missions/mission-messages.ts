import { inEachLanguage, sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { leastCountedRound } from '../../money/index.ts'
import { prizeCeiling, type MissionRule } from './mission-rules.ts'

type Named = Pick<MissionRule, 'code'>
type Titles = Readonly<Record<Language, string>>

/** What a mission is called. */
export const missionTitle = ({ code }: Named, language: Language): string => sentence(`mission.${code}.title`, language)

/** What counts for a mission, and how many places get a prize. */
export const missionText = ({ code }: Named, language: Language): string =>
  sentence(`mission.${code}.text`, language, { least: leastCountedRound })

/** What bounds a prize of the leaderboard, for the figures of prizes. */
export const prizeRule = ({ measure }: Pick<MissionRule, 'measure'>, language: Language): string =>
  sentence(`mission.prize.${measure}`, language, { least: leastCountedRound, share: prizeCeiling / 10_000 })

/** What the reward of a milestone is called, counted from 1. */
export const milestoneTitle = (rule: Named, milestone: number): Titles =>
  inEachLanguage((language) =>
    sentence('mission.milestone.name', language, { title: missionTitle(rule, language), milestone }),
  )

/** What the prize of a place is called, counted from 1. */
export const placeTitle = (rule: Named, rank: number): Titles =>
  inEachLanguage((language) => sentence('mission.place.name', language, { title: missionTitle(rule, language), rank }))
