export { notifyMember, notifyMembers } from './notify-member.ts'
