import type { LanguageCode } from '@parlour/i18n'
import type { ListPaging } from '@parlour/screen-kit'

/** A record of points that stands in place of the rewards. */
export type PointRecord = 'redemptions' | 'points'

/** What a record of points is given. */
export interface PointRecordProps {
  readonly language: LanguageCode
  /** Page and order of the record. */
  readonly paging: ListPaging
  readonly hrefOf: (paging: ListPaging) => string
  readonly onPaging: (paging: ListPaging) => void
}
