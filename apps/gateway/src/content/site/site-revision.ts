import type { Gateway } from '../../kernel/config/index.ts'

/**
 * Names what the operator has published, opened and closed, as this gateway saw it at most two seconds ago: it changes
 * with the platform's state, with published content and with the catalogue, on whichever gateway the change was made.
 */
export async function siteRevision(
  { state, catalogue }: Pick<Gateway, 'state' | 'catalogue'>,
  now: number,
): Promise<string> {
  const [row] = await Promise.all([state.at(now), catalogue.refresh(now)])
  return `${catalogue.version} ${JSON.stringify(row)}`
}
