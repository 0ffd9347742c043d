import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './badge.stories.tsx'

checkStories(stories)
