/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface ScreenKitMessages {
  'screen-kit.failed.title': object
  'screen-kit.failed.text': object
  'screen-kit.failed.retry': object
  'screen-kit.failed.kept': { day: 'text' }
  'screen-kit.stale': { time: 'text' }
  'screen-kit.staleOther': object
  'screen-kit.asOf': { time: 'text' }
  'screen-kit.bonusUnsaid': object
  'screen-kit.modal.unavailable': object
  'screen-kit.modal.offline': object
  'screen-kit.modal.reload': object
  'screen-kit.payment.label': object
  'screen-kit.payment.show': object
  'screen-kit.payment.hide': object
  'screen-kit.payment.digits': object
  'screen-kit.payment.wrong': { tries: 'number' }
  'screen-kit.payment.lockedUntil': { time: 'text' }
  'screen-kit.pictures.drop': object
  'screen-kit.pictures.choose': object
  'screen-kit.pictures.camera': object
  'screen-kit.pictures.hint': { count: 'number'; size: 'text' }
  'screen-kit.pictures.full': object
  'screen-kit.pictures.waiting': object
  'screen-kit.pictures.ready': object
  'screen-kit.pictures.list': object
  'screen-kit.pictures.cancel': { name: 'text' }
  'screen-kit.pictures.retry': { name: 'text' }
  'screen-kit.pictures.remove': { name: 'text' }
  'screen-kit.pictures.unread': object
  'screen-kit.pictures.wrong': object
  'screen-kit.list.csv': object
  'screen-kit.list.csvFailed': object
  'screen-kit.list.csvCancel': { done: 'text'; total: 'text' }
  'screen-kit.list.shown': { from: 'text'; to: 'text'; total: 'text' }
  'screen-kit.list.pages': object
  'screen-kit.list.page': { page: 'text' }
  'screen-kit.list.prev': object
  'screen-kit.list.next': object
  'screen-kit.list.size': object
  'screen-kit.list.filters': object
  'screen-kit.list.filtersInUse': { count: 'text' }
  'screen-kit.list.title': object
  'screen-kit.list.close': object
  'screen-kit.list.show': object
  'screen-kit.list.showRows': { count: 'number' }
  'screen-kit.list.inUse': object
  'screen-kit.list.remove': { filter: 'text' }
  'screen-kit.list.clear': object
  'screen-kit.list.none': object
  'screen-kit.list.noneText': object
  'screen-kit.list.sort': object
  'screen-kit.list.order': object
  'screen-kit.list.ascending': object
  'screen-kit.list.descending': object
  'screen-kit.list.noPage': object
  'screen-kit.list.noPageText': object
  'screen-kit.list.first': object
  'screen-kit.lost.title': object
  'screen-kit.lost.text': object
  'screen-kit.lost.unlisted': object
  'screen-kit.lost.look': object
  'screen-kit.lost.looked': object
  'screen-kit.lost.anew': object
}
