import { useFormat } from '@parlour/i18n/react'
import { usePromotionsText } from './use-promotions-text.ts'

/** The words of a row of pages, and of how much is shown of a list. */
export function usePagerText() {
  const text = usePromotionsText()
  const format = useFormat()
  return {
    words: {
      label: text('promotions.pages.label'),
      prevLabel: text('promotions.pages.prev'),
      nextLabel: text('promotions.pages.next'),
      pageLabel: (page: number) => text('promotions.pages.page', { page: format.number(page) }),
    },
    /** `first` counts from 0. */
    shown: (first: number, count: number, total: number) =>
      text('promotions.pages.shown', {
        from: format.number(first + 1),
        to: format.number(first + count),
        total: format.number(total),
      }),
  }
}
