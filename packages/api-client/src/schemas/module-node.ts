import * as v from 'valibot'
import { readsAs } from './reads-as.ts'
import { sideList } from './tolerant-list.ts'

/** A node of the site settings tree. */
export interface ModuleNode {
  modId: string
  enabled: string
  childrenNodes: ModuleNode[]
}

/** A node as platforms write it: a leaf may leave its children out. */
export interface ModuleNodeInput {
  modId: string
  enabled?: string | number | boolean | null | undefined
  childrenNodes?: ModuleNodeInput[] | null | undefined
}

/**
 * A node of the settings tree: `enabled` is the text '1' or '0'. A node without children is a leaf, one without
 * `enabled` is off, and one that does not fit is left out with all below it. Source: contract section 4.
 */
export const moduleNode: v.GenericSchema<ModuleNodeInput, ModuleNode> = v.object({
  modId: v.string(),
  enabled: v.pipe(
    v.nullish(v.union([v.string(), v.number(), v.boolean()]), '0'),
    v.transform((enabled) => (enabled === true ? '1' : String(enabled))),
    readsAs(v.string()),
  ),
  childrenNodes: sideList(v.lazy((): v.GenericSchema<ModuleNodeInput, ModuleNode> => moduleNode)),
})
