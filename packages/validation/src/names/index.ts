export { isNickname, nicknameLength } from './is-nickname.ts'
export { keptName } from './kept-name.ts'
export { namePattern } from './name-pattern.ts'
