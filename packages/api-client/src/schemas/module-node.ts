import * as v from 'valibot'

/** A node of the site settings tree as it stands on the wire. */
export interface ModuleNode {
  modId: string
  enabled: string
  childrenNodes: ModuleNode[]
}

/** A node of the settings tree: `enabled` is the text '1' or '0'. Source: contract section 4. */
export const moduleNode: v.GenericSchema<ModuleNode> = v.object({
  modId: v.string(),
  enabled: v.string(),
  childrenNodes: v.array(v.lazy(() => moduleNode)),
})
