/** Texts by their ids. */
type Texts = Readonly<Record<string, string>>

const prefix = 'api.code.'

/**
 * Codes whose refusal reads differently on the site and in the gateway's answer, where the gateway's text takes no
 * argument: the site says its own then, and a member would read two sentences for one thing.
 *
 * @param site The texts of `@parlour/i18n` in a language.
 * @param gateway The gateway's in the same language.
 */
export const twofoldCodes = (site: Texts, gateway: Texts): string[] =>
  Object.entries(gateway).flatMap(([code, text]) => {
    const said = site[prefix + code]
    return said === undefined || said === text || text.includes('{') ? [] : [code]
  })
