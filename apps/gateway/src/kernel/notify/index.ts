export { notifyMember } from './notify-member.ts'
