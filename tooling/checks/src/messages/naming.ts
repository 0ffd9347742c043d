/** What the ids of a folder begin with, where it is not the folder's own name. */
export const prefixes: Readonly<Record<string, readonly string[]>> = {
  'packages/i18n': ['api.kind.', 'api.code.'],
}

/** Folders whose ids are the codes of the contract, so that a refusal and its sentence have one name. */
export const codesAsIds: readonly string[] = ['apps/gateway']

/** Ids that the specification names: they keep their name wherever they stand. */
export const named = /^(reg_pattern_|in_|error_|invitation_|enter_verification_code$)/

/** Ids that code makes at run time from what the server says. */
export const dynamic = /^(api\.kind\.|api\.code\.|reg_pattern_|in_|error_|invitation_|enter_verification_code$)/

/** Whether an id may stand in the catalogue of a folder. */
export const isNamedWell = (folder: string, id: string): boolean =>
  codesAsIds.includes(folder) ||
  named.test(id) ||
  (prefixes[folder] ?? [`${folder.split('/')[1]}.`]).some((prefix) => id.startsWith(prefix))

/**
 * Whether the sources of a folder ask for its words by the hooks of `@parlour/i18n`, so that their values are typed.
 */
export const isTyped = (folder: string): boolean => !/^apps\/(?!web$)/.test(folder)

/** Whether a folder is a brand's own, which speaks the languages it chooses. */
export const isBrand = (folder: string): boolean => /^apps\/[\w-]+-sample$/.test(folder)
