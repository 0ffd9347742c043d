declare module 'virtual:messages/*' {
  const messages: import('@parlour/i18n').Messages
  export default messages
}

type LoadMessages = () => Promise<{ default: import('@parlour/i18n').Messages }>

/** What the first screen says, by language. */
declare module 'virtual:messages/first' {
  export const first: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, LoadMessages>>>
}

/** All that the first screen does not say. */
declare module 'virtual:messages/rest' {
  export const rest: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, LoadMessages>>>
}

/** What only the member centre, the promotions and the points shop say. */
declare module 'virtual:messages/member' {
  export const member: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, LoadMessages>>>
}

/** What only the agent centre says. */
declare module 'virtual:messages/agent' {
  export const agent: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, LoadMessages>>>
}

/** Everything but that, in one request. */
declare module 'virtual:messages/all' {
  export const all: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, LoadMessages>>>
}

/** The pseudo-locales of this build, for those who build; none in what players get. */
declare module 'virtual:messages/pseudo' {
  export const pseudo: readonly import('@parlour/i18n').LanguageCode[]
}

/** Everything in every language, for the server. */
declare module 'virtual:messages/server' {
  const words: Readonly<Partial<Record<import('@parlour/i18n').LanguageCode, import('@parlour/i18n').Messages>>>
  export default words
}
