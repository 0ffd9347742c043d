export { readPicture } from './read-picture.ts'
