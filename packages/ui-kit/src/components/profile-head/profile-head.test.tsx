import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './profile-head.stories.tsx'

checkStories(stories)
