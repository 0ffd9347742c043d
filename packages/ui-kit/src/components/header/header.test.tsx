import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './header.stories.tsx'

checkStories(stories)
