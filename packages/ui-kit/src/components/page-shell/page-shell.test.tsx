import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './page-shell.stories.tsx'

checkStories(stories)
