export { createPictureReader } from './read-picture.ts'
