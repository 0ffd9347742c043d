export { endToken } from '../session/end-token.ts'
export { loadMember } from '../session/load-member.ts'
