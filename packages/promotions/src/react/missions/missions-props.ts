import type { FailedOf } from '@parlour/screen-kit/react'
import type { LanguageCode } from '@parlour/i18n'
import type { MissionView } from '../../missions/mission-view.ts'

/** Props of `MissionsScreen`. */
export interface MissionsScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** What is shown: `missionView` reads it from an address. */
  readonly view: MissionView
  readonly onView: (view: MissionView) => void
  /** The address of another view. */
  readonly hrefOf: (view: MissionView) => string
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** Where the account record shows what was paid; no link without it. */
  readonly recordHref: string | undefined
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
}

/** What the parts of the screen are given. */
export type MissionPartProps = Required<MissionsScreenProps>
