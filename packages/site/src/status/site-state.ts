import type { ModuleNode } from '@parlour/api-client/endpoints'

/** Whether the site is open to this visitor. Maintenance goes before restriction. */
export type SiteState = 'open' | 'maintenance' | 'restricted'

/**
 * The state of the site; maintenance comes before restriction. Source: specification 4, contract 3.1.
 *
 * @returns `open`, `maintenance` or `restricted`
 * @example siteState({ maintenance: false, regionRestriction: false }) // 'open'
 */
export const siteState = (status: { maintenance: boolean; regionRestriction: boolean }): SiteState =>
  status.maintenance ? 'maintenance' : status.regionRestriction ? 'restricted' : 'open'

/**
 * The modules that are switched on, from the settings tree; a missing id is off. Source: contract section 4.
 *
 * @returns module ids
 * @example enabledModules(status.info.whitelabel).has('FREEPLAY3')
 */
export function enabledModules(root: ModuleNode): ReadonlySet<string> {
  const enabled = new Set<string>()
  const visit = (node: ModuleNode): void => {
    if (node.enabled === '1') enabled.add(node.modId)
    node.childrenNodes.forEach(visit)
  }
  visit(root)
  return enabled
}
