import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './avatar.stories.tsx'

checkStories(stories)
