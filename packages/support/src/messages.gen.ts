/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface SupportMessages {
  'support.close': object
  'support.failed.retry': object
  'support.service.contact': object
  'support.service.live': object
  'support.service.vip': object
  'support.service.chat': object
  'support.service.opening': object
  'support.service.link': object
  'support.service.blocked.title': object
  'support.service.blocked.text': object
  'support.service.unreached.title': object
  'support.service.unreached.text': object
  'support.chat.opening': object
  'support.chat.move': object
  'support.chat.resize': object
  'support.chat.minimise': object
  'support.chat.close': object
  'support.chat.restore': { count: 'number'; title: 'text' }
  'support.chat.closed.title': object
  'support.chat.closed.text': object
  'support.chat.unsafe.title': object
  'support.chat.unsafe.text': object
  'support.help.title': object
  'support.help.articles': object
  'support.help.search': object
  'support.help.clear': object
  'support.help.back': object
  'support.help.found': { count: 'number' }
  'support.help.loading': object
  'support.help.none.title': object
  'support.help.none.text': object
  'support.help.empty.title': object
  'support.help.empty.text': object
  'support.help.gone.title': object
  'support.help.gone.text': object
  'support.help.contact': object
  'support.feedback.title': object
  'support.feedback.kind': object
  'support.feedback.choose': object
  'support.feedback.kind.deposit': object
  'support.feedback.kind.withdraw': object
  'support.feedback.kind.game': object
  'support.feedback.kind.service': object
  'support.feedback.kind.application': object
  'support.feedback.kind.other': object
  'support.feedback.content': object
  'support.feedback.content.hint': { min: 'text' }
  'support.feedback.count': { count: 'text'; limit: 'text' }
  'support.feedback.contact': object
  'support.feedback.contact.hint': object
  'support.feedback.contact.line': object
  'support.feedback.optional': object
  'support.feedback.issue.kind': object
  'support.feedback.issue.content': { max: 'text'; min: 'text' }
  'support.feedback.send': object
  'support.feedback.again': object
  'support.feedback.unsure': object
  'support.feedback.thanks': { id: 'text' }
  'support.feedback.thanks.plain': object
  'support.feedback.next': object
  'support.feedback.done': object
  'support.inbox.title': object
  'support.inbox.inbox': object
  'support.inbox.outbox': object
  'support.inbox.notices': object
  'support.inbox.write': object
  'support.inbox.loading': object
  'support.inbox.from': { name: 'text' }
  'support.inbox.to': { name: 'text' }
  'support.inbox.fromPlatform': object
  'support.inbox.service': object
  'support.inbox.unread': object
  'support.inbox.markAll': object
  'support.inbox.which': object
  'support.inbox.all': object
  'support.inbox.unreadAlone': object
  'support.inbox.unreadOf': { count: 'text' }
  'support.inbox.find': object
  'support.inbox.notFound.title': object
  'support.inbox.notFound.text': object
  'support.inbox.several': object
  'support.inbox.chosen': { count: 'number' }
  'support.inbox.chooseOne': { title: 'text' }
  'support.inbox.chooseAll': object
  'support.inbox.mark': object
  'support.inbox.done': object
  'support.inbox.lost': object
  'support.inbox.back': object
  'support.inbox.pages': object
  'support.inbox.newer': object
  'support.inbox.older': object
  'support.inbox.page': { page: 'text' }
  'support.inbox.choose': object
  'support.inbox.delete': object
  'support.inbox.details': object
  'support.inbox.deleted': { count: 'number' }
  'support.inbox.undo': object
  'support.inbox.emptied': object
  'support.inbox.notDeleted': { count: 'number'; problem: 'text' }
  'support.inbox.empty.inbox.title': object
  'support.inbox.empty.inbox.text': object
  'support.inbox.empty.unread.title': object
  'support.inbox.empty.unread.text': object
  'support.inbox.empty.outbox.title': object
  'support.inbox.empty.outbox.text': object
  'support.write.recipient': object
  'support.write.choose': object
  'support.write.find': object
  'support.write.upline': { name: 'text' }
  'support.write.downline': { name: 'text' }
  'support.write.title': object
  'support.write.content': object
  'support.write.issue.recipient': object
  'support.write.issue.gone': object
  'support.write.issue.title': { max: 'text' }
  'support.write.issue.content': { max: 'text' }
  'support.write.sent': object
}
