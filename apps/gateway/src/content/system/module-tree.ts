import type { ModuleNode } from '@parlour/api-client/endpoints'

/** Every module id that the contract knows, by the branch it hangs on. */
const branches: Readonly<Record<string, readonly string[]>> = {
  REG3: ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'AFFMAN3'],
  COMM3: ['CAPTCHA3', 'GEETEST3', 'MOBILEVERCODELOGIN3', 'VERIFICATION3', 'FREEPLAY3', 'LOGINIPVERF3'],
  PASS3: ['PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3', 'PWRESETSMS3', 'PAYMENTPASS3'],
  GAMELO3: ['GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3', 'AGEANNOUNCE3'],
  AGENTPOLICY3: ['SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3'],
  REWCEN3: ['MISSIONLB3', 'PTSYS3', 'MEMTRANS3', 'REFERRAL3', 'PLYRBT'],
  FUNDTRANS3: ['DPSTBAS3', 'CREDITMAR3', 'WDRAWNOPASSVERIF3'],
  INBOX3: ['FEEDBACK3', 'CBS3', 'PROFPIC3'],
}

/** Every module id that can be switched. */
export const allModules: readonly string[] = Object.entries(branches).flatMap(([branch, ids]) => [branch, ...ids])

/** The tree of modules as the wire shows it, with those of `on` switched on. */
export function moduleTree(on: readonly string[]): ModuleNode {
  const node = (modId: string, children: readonly string[]): ModuleNode => ({
    modId,
    enabled: modId === 'ROOT' || on.includes(modId) ? '1' : '0',
    childrenNodes: children.map((child) => node(child, [])),
  })
  return {
    ...node('ROOT', []),
    childrenNodes: Object.entries(branches).map(([modId, children]) => node(modId, children)),
  }
}

/** The node of a module id, or null. */
export function findNode(tree: ModuleNode, modId: string): ModuleNode | null {
  if (tree.modId === modId) return tree
  for (const child of tree.childrenNodes) {
    const found = findNode(child, modId)
    if (found) return found
  }
  return null
}
