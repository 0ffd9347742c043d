import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './drawer.stories.tsx'

checkStories(stories)
