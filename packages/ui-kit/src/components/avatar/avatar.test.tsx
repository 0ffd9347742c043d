import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './avatar.stories.tsx'

checkStories(stories)
